import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { checksAccount, looksUpLost, lostOf, type WithAccount } from '../account/lost.domain.ts'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type DraftEvent, type DraftFound, draftMachine, keepsDraft } from '../kit/drafts/draft.machine.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { errorsFromServer, type FieldErrors, hasErrors } from '../kit/fields/fields.domain.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { hasStoreName, missingIn, mistakesInName, storeNameIn } from './onboarding.domain.ts'
import type { StoreNamePort } from './onboarding.port.ts'

export type StoreNameEvent =
  | DraftFound
  | { type: 'field.typed'; field: 'storeName'; text: string }
  | { type: 'form.submitted' }
  /** The store name as last loaded or received. */
  | { type: 'name.updated'; storeName: string }

export interface StoreNameInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface StoreNameContext extends StoreNameInput {
  storeName: string
  errors: FieldErrors<'storeName'>
  /** The server's message when a refusal names no field. */
  note: Message | null
  /** The name that was sent and has not been refused. */
  sent: { readonly storeName: string } | null
  /** Why the save got no response. */
  lost: Failure | null
}

const wireNames = { store_name: 'storeName' } as const
const otherwise: Message = { key: 'onboarding.storeNameFailed' }

const saved = { target: 'saved', actions: 'notifySaved' } as const

const refused = <Params extends (args: never) => Failure>(params: Params) =>
  [
    { type: 'showRefusal', params },
    { type: 'notifyRefusal', params },
  ] as const

/** The store name form. When the account contains the sent name, it was saved, even if the response was lost. */
export const storeNameMachine = setup({
  types: {
    input: {} as StoreNameInput,
    context: {} as StoreNameContext,
    events: {} as StoreNameEvent,
    tags: {} as 'busy',
    children: {} as { draft: 'draft' },
  },
  actors: { ...({} as PortActors<StoreNamePort>), draft: draftMachine },
  guards: {
    isBlank: ({ context }) => context.storeName === '',
    isMistaken: ({ context }) => hasErrors(mistakesInName(context.storeName)),
    isHeld: ({ context }, { storeName }: SupplierPatch) => storeNameIn(storeName ?? '') === context.sent?.storeName,
    isName: (_, name: string) => hasStoreName(name),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    setName: assign((_, storeName: string) => ({ storeName, errors: missingIn(storeName), note: null })),
    putBack: assign((_, { storeName = '' }: DraftTexts) => ({ storeName })),
    setSent: assign(({ context }) => ({
      sent: { storeName: storeNameIn(context.storeName) },
      errors: {},
      note: null,
    })),
    clearSent: assign({ sent: null }),
    setLost: assign((_, lost: Failure) => ({ lost })),
    showMistakes: assign(({ context }) => ({ errors: mistakesInName(context.storeName), note: null })),
    showRefusal: assign((_, failure: Failure) => {
      const errors = errorsFromServer(failure, wireNames)
      return { errors, note: hasErrors(errors) ? null : (messagesOf(failure, otherwise)[0] ?? null) }
    }),
    notifyRefusal: ({ context }, failure: Failure) =>
      context.app.send({ type: 'failure.reported', failure, otherwise }),
    notifySaved: ({ context: { app, sent } }) => {
      app.send({ type: 'success.reported', message: { key: 'onboarding.storeNameSaved' } })
      app.send({ type: 'supplier.changed', patch: { ...sent } })
    },
    notifyName: ({ context }, { storeName }: SupplierPatch) =>
      storeName && context.app.send({ type: 'supplier.changed', patch: { storeName } }),
    sendToDraft: ({ context: { storeName }, self }) =>
      childOf(self, 'draft')?.send(
        (storeName === ''
          ? { type: 'edits.settled' }
          : { type: 'edits.typed', texts: { storeName } }) satisfies DraftEvent,
      ),
    clearDraft: ({ self }) => childOf(self, 'draft')?.send({ type: 'edits.settled' } satisfies DraftEvent),
    notifyApp,
  },
}).createMachine({
  id: 'storeName',
  context: ({ input }) => ({ ...input, storeName: '', errors: {}, note: null, sent: null, lost: null }),
  invoke: keepsDraft('storeName'),
  initial: 'filling',
  on: {
    'name.updated': [
      { guard: { type: 'isHeld', params: ({ event }) => event }, target: '.saved', actions: 'notifySaved' },
      { guard: { type: 'isName', params: ({ event }) => event.storeName }, actions: 'clearDraft' },
    ],
  },
  states: {
    filling: {
      on: {
        'field.typed': { actions: [{ type: 'setName', params: ({ event }) => event.text }, 'sendToDraft'] },
        'draft.found': { guard: 'isBlank', actions: { type: 'putBack', params: ({ event }) => event.texts } },
        'form.submitted': [
          { guard: 'isMistaken', actions: 'showMistakes' },
          { target: 'saving', actions: ['showMistakes', 'setSent'] },
        ],
      },
    },

    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveStoreName',
        src: 'saveStoreName',
        input: ({ context }) => must(context.sent).storeName,
        onDone: saved,
        onError: [looksUpLost, { target: 'filling', actions: [...refused(failureOf), 'clearSent'] }],
      },
    },

    checking: checksAccount(
      saved,
      [...refused(lostOf), { type: 'notifyName', params: ({ event }: WithAccount) => event.output }],
      refused(lostOf),
    ),

    saved: { type: 'final', entry: 'clearDraft' },
  },
})

export type StoreNameActor = ActorRefFrom<typeof storeNameMachine>
export type StoreNameSnapshot = SnapshotFrom<typeof storeNameMachine>
