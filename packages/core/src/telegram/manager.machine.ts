import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { AccountPort } from '../account/account.port.ts'
import { checksAccount, looksUpLost, lostOf } from '../account/lost.domain.ts'
import { noTelephone, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { noteDraftFault } from '../kernel/telling.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { type DraftEvent, type DraftFound, draftMachine } from '../kit/drafts/draft.machine.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { errorsFromServer, type FieldErrors, hasErrors } from '../kit/form/fields.domain.ts'
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
  /** How the manager is reached as far as is known, whoever said so. */
  | { type: 'contact.learned'; managerTelegram: string | null }

export interface ManagerInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface ManagerContext extends ManagerInput, ManagerForm {
  mode: ContactMode
  username: string
  telephone: Telephone
  errors: FieldErrors<ContactMode>
  /** Why the answer to what was sent never came. */
  lost: Failure | null
}

/** Where the server's words about the contact belong. */
const wireNames = (mode: ContactMode) => ({ manager_telegram_username: mode })

const saved = { target: 'saved', actions: 'tellSaved' } as const

/** News may tell what the answer did not yet, or never will. */
const hearsOfContact = {
  'contact.learned': { guard: { type: 'isHeld', params: ({ event }: { event: SupplierPatch }) => event }, ...saved },
} as const

const notSaved = { type: 'tellFailed', params: lostOf } as const

/** How to reach the manager of the store in Telegram: by a username or by a telephone. */
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
    rememberMode: assign((_, mode: ContactMode) => ({ mode, errors: {} })),
    rememberUsername: assign((_, username: string) => ({ username, errors: {} })),
    rememberTelephone: assign((_, telephone: Telephone) => ({ telephone, errors: {} })),
    rememberDraft: assign((_, texts: DraftTexts) => formIn(texts)),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context) })),
    showRefusal: assign(({ context }, failure: Failure) => ({
      errors: errorsFromServer(failure, wireNames(context.mode)),
    })),
    rememberLost: assign((_, lost: Failure) => ({ lost })),
    tellFailed: ({ context }, failure: Failure) => context.trunk.send({ type: 'failure.met', failure }),
    tellSaved: ({ context }) => {
      const key = context.mode === 'username' ? 'telegram.usernameSaved' : 'telegram.phoneSaved'
      context.trunk.send({ type: 'success.met', message: { key } })
      context.trunk.send({ type: 'supplier.changed', patch: { managerTelegram: contactIn(context) } })
    },
    tellCountries: ({ self }, texts: DraftTexts) =>
      childOf(self, 'countries')?.send({ type: 'telephone.replaced', telephone: formIn(texts).telephone }),
    tellDraft: ({ context, self }) =>
      childOf(self, 'draft')?.send({ type: 'work.typed', texts: draftOf(context) } satisfies DraftEvent),
    forgetDraft: ({ self }) => childOf(self, 'draft')?.send({ type: 'work.settled' } satisfies DraftEvent),
    tellTrunk,
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
  invoke: [
    {
      id: 'countries',
      src: 'countries',
      input: ({ context, self }) => ({ trunk: context.trunk, form: self, telephone: context.telephone }),
      onError: { actions: tellFailure },
    },
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { clock, supplierId }, self }) => ({ owner: self, clock, supplierId, form: 'manager' }),
      onError: { actions: noteDraftFault },
    },
  ],
  initial: 'filling',
  states: {
    filling: {
      on: {
        'mode.chosen': { actions: [{ type: 'rememberMode', params: ({ event }) => event.mode }, 'tellDraft'] },
        'username.typed': { actions: [{ type: 'rememberUsername', params: ({ event }) => event.text }, 'tellDraft'] },
        'telephone.changed': {
          actions: [{ type: 'rememberTelephone', params: ({ event }) => event.telephone }, 'tellDraft'],
        },
        'draft.found': {
          guard: 'isBlank',
          actions: [
            { type: 'rememberDraft', params: ({ event }) => event.texts },
            { type: 'tellCountries', params: ({ event }) => event.texts },
            'tellDraft',
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
          { target: 'filling', actions: [{ type: 'showRefusal', params: failureOf }, tellFailure] },
        ],
      },
    },

    // Who closes the dialog meanwhile learns of it all the same.
    checking: {
      ...checksAccount(saved, notSaved, notSaved),
      entry: { type: 'tellTrunk', params: { type: 'account.outdated' } },
      on: hearsOfContact,
    },

    saved: { type: 'final', entry: 'forgetDraft' },
  },
})

export type ManagerActor = ActorRefFrom<typeof managerMachine>
export type ManagerSnapshot = SnapshotFrom<typeof managerMachine>
