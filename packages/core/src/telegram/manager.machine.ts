import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { AccountPort } from '../account/account.port.ts'
import { checksAccount, looksUpLost, lostOf } from '../account/lost.domain.ts'
import { noTelephone, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, showsTelephone, type TelephoneChanged } from '../countries/countries.machine.ts'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type DraftEvent, type DraftFound, draftMachine, keepsDraft } from '../kit/drafts/draft.machine.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { errorsFromServer, type FieldErrors, hasErrors } from '../kit/fields/fields.domain.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { contactIn, draftOf, formIn, isBlank, isHeld, type ManagerForm, mistakesIn } from './manager.domain.ts'
import type { ContactMode } from './telegram.domain.ts'
import type { TelegramPort } from './telegram.port.ts'

export type ManagerEvent =
  | TelephoneChanged
  | DraftFound
  | { type: 'mode.chosen'; mode: ContactMode }
  | { type: 'username.typed'; text: string }
  | { type: 'form.submitted' }
  /** The manager's contact as last loaded or received. */
  | { type: 'contact.updated'; managerTelegram: string | null }

export interface ManagerInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface ManagerContext extends ManagerInput, ManagerForm {
  mode: ContactMode
  username: string
  telephone: Telephone
  errors: FieldErrors<ContactMode>
  /** Why the save got no response. */
  lost: Failure | null
}

/** The field that shows the server's error about the contact. */
const wireNames = (mode: ContactMode) => ({ manager_telegram_username: mode })

const saved = { target: 'saved', actions: 'notifySaved' } as const

/** A realtime event may confirm the saved contact before the response comes, or when it never comes. */
const hearsOfContact = {
  'contact.updated': { guard: { type: 'isHeld', params: ({ event }: { event: SupplierPatch }) => event }, ...saved },
} as const

const notSaved = { type: 'notifyFailed', params: lostOf } as const

/** The form of the manager's Telegram contact: a username or a telephone. */
export const managerMachine = setup({
  types: {
    input: {} as ManagerInput,
    context: {} as ManagerContext,
    events: {} as ManagerEvent,
    tags: {} as 'busy',
    children: {} as { countries: 'countries'; draft: 'draft' },
  },
  actors: {
    ...({} as PortActors<Pick<AccountPort, 'fetchAccount'> & Pick<TelegramPort, 'saveManagerContact'>>),
    countries: countriesMachine,
    draft: draftMachine,
  },
  guards: {
    isMistaken: ({ context }) => hasErrors(mistakesIn(context)),
    isBlank: ({ context }) => isBlank(context),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
    isHeld: ({ context }, account: SupplierPatch) => isHeld(must(contactIn(context)), account),
  },
  actions: {
    setMode: assign((_, mode: ContactMode) => ({ mode, errors: {} })),
    setUsername: assign((_, username: string) => ({ username, errors: {} })),
    setTelephone: assign((_, telephone: Telephone) => ({ telephone, errors: {} })),
    setDraft: assign((_, texts: DraftTexts) => formIn(texts)),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context) })),
    showRefusal: assign(({ context }, failure: Failure) => ({
      errors: errorsFromServer(failure, wireNames(context.mode)),
    })),
    setLost: assign((_, lost: Failure) => ({ lost })),
    notifyFailed: ({ context }, failure: Failure) => context.app.send({ type: 'failure.reported', failure }),
    notifySaved: ({ context }) => {
      const key = context.mode === 'username' ? 'telegram.usernameSaved' : 'telegram.phoneSaved'
      context.app.send({ type: 'success.reported', message: { key } })
      context.app.send({ type: 'supplier.changed', patch: { managerTelegram: contactIn(context) } })
    },
    sendToCountries: ({ self }, texts: DraftTexts) =>
      childOf(self, 'countries')?.send({ type: 'telephone.replaced', telephone: formIn(texts).telephone }),
    sendToDraft: ({ context, self }) =>
      childOf(self, 'draft')?.send({ type: 'edits.typed', texts: draftOf(context) } satisfies DraftEvent),
    clearDraft: ({ self }) => childOf(self, 'draft')?.send({ type: 'edits.settled' } satisfies DraftEvent),
    notifyApp,
  },
}).createMachine({
  id: 'manager',
  context: ({ input }) => ({
    ...input,
    mode: 'username',
    username: '',
    telephone: noTelephone,
    errors: {},
    lost: null,
  }),
  invoke: [showsTelephone, keepsDraft('manager')],
  initial: 'filling',
  states: {
    filling: {
      on: {
        'mode.chosen': { actions: [{ type: 'setMode', params: ({ event }) => event.mode }, 'sendToDraft'] },
        'username.typed': { actions: [{ type: 'setUsername', params: ({ event }) => event.text }, 'sendToDraft'] },
        'telephone.changed': {
          actions: [{ type: 'setTelephone', params: ({ event }) => event.telephone }, 'sendToDraft'],
        },
        'draft.found': {
          guard: 'isBlank',
          actions: [
            { type: 'setDraft', params: ({ event }) => event.texts },
            { type: 'sendToCountries', params: ({ event }) => event.texts },
            'sendToDraft',
          ],
        },
        'form.submitted': [
          { guard: 'isMistaken', actions: 'showMistakes' },
          { target: 'saving', actions: 'showMistakes' },
        ],
      },
    },

    saving: {
      tags: 'busy',
      on: hearsOfContact,
      invoke: {
        id: 'saveManagerContact',
        src: 'saveManagerContact',
        input: ({ context }) => must(contactIn(context)),
        onDone: saved,
        onError: [
          looksUpLost,
          { target: 'filling', actions: [{ type: 'showRefusal', params: failureOf }, notifyFailure] },
        ],
      },
    },

    // The account is also invalidated, so that the outcome is loaded even if the supplier closes the dialog.
    checking: {
      ...checksAccount(saved, notSaved, notSaved),
      entry: { type: 'notifyApp', params: { type: 'account.invalidated' } },
      on: hearsOfContact,
    },

    saved: { type: 'final', entry: 'clearDraft' },
  },
})

export type ManagerActor = ActorRefFrom<typeof managerMachine>
export type ManagerSnapshot = SnapshotFrom<typeof managerMachine>
