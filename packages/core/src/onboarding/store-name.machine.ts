import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { checksAccount, looksUpLost, lostOf, type WithAccount } from '../account/lost.domain.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { type DraftEvent, type DraftFound, draftMachine } from '../kit/drafts/draft.machine.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { errorsFromServer, type FieldErrors, hasErrors } from '../kit/form/fields.domain.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { hasStoreName, missingIn, mistakesInName, storeNameIn } from './onboarding.domain.ts'
import type { StoreNamePort } from './onboarding.port.ts'

export type StoreNameEvent =
  | DraftFound
  | { type: 'field.typed'; field: 'storeName'; text: string }
  | { type: 'form.submitted' }
  /** What the store is called as far as is known, whoever said so. */
  | { type: 'name.learned'; storeName: string }

export interface StoreNameInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface StoreNameContext extends StoreNameInput {
  storeName: string
  errors: FieldErrors<'storeName'>
  /** What the server said when it refused, where it named no field. */
  note: Message | null
  /** The name that was sent and that nobody has refused. */
  sent: { readonly storeName: string } | null
  /** Why its answer never came. */
  lost: Failure | null
}

const wireNames = { store_name: 'storeName' } as const
const otherwise: Message = { key: 'onboarding.storeNameFailed' }

const saved = { target: 'saved', actions: 'tellSaved' } as const

const refused = <Params extends (args: never) => Failure>(params: Params) =>
  [
    { type: 'showRefusal', params },
    { type: 'tellRefusal', params },
  ] as const

/** What the store is called. A name that is known to be there was saved, whatever became of the answer. */
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
    rememberName: assign((_, storeName: string) => ({ storeName, errors: missingIn(storeName), note: null })),
    putBack: assign((_, { storeName = '' }: DraftTexts) => ({ storeName })),
    rememberSent: assign(({ context }) => ({
      sent: { storeName: storeNameIn(context.storeName) },
      errors: {},
      note: null,
    })),
    forgetSent: assign({ sent: null }),
    rememberLost: assign((_, lost: Failure) => ({ lost })),
    showMistakes: assign(({ context }) => ({ errors: mistakesInName(context.storeName), note: null })),
    showRefusal: assign((_, failure: Failure) => {
      const errors = errorsFromServer(failure, wireNames)
      return { errors, note: hasErrors(errors) ? null : (messagesOf(failure, otherwise)[0] ?? null) }
    }),
    tellRefusal: ({ context }, failure: Failure) => context.trunk.send({ type: 'failure.met', failure, otherwise }),
    tellSaved: ({ context: { trunk, sent } }) => {
      trunk.send({ type: 'success.met', message: { key: 'onboarding.storeNameSaved' } })
      trunk.send({ type: 'supplier.changed', patch: { ...sent } })
    },
    tellName: ({ context }, { storeName }: SupplierPatch) =>
      storeName && context.trunk.send({ type: 'supplier.changed', patch: { storeName } }),
    tellDraft: ({ context: { storeName }, self }) =>
      childOf(self, 'draft')?.send(
        (storeName === ''
          ? { type: 'work.settled' }
          : { type: 'work.typed', texts: { storeName } }) satisfies DraftEvent,
      ),
    forgetDraft: ({ self }) => childOf(self, 'draft')?.send({ type: 'work.settled' } satisfies DraftEvent),
    tellTrunk,
  },
}).createMachine({
  id: 'storeName',
  context: ({ input }) => ({ ...input, storeName: '', errors: {}, note: null, sent: null, lost: null }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { clock, supplierId }, self }) => ({ owner: self, clock, supplierId, form: 'storeName' }),
    onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'draft stopped' } } },
  },
  initial: 'filling',
  on: {
    'name.learned': [
      { guard: { type: 'isHeld', params: ({ event }) => event }, target: '.saved', actions: 'tellSaved' },
      { guard: { type: 'isName', params: ({ event }) => event.storeName }, actions: 'forgetDraft' },
    ],
  },
  states: {
    filling: {
      on: {
        'field.typed': { actions: [{ type: 'rememberName', params: ({ event }) => event.text }, 'tellDraft'] },
        'draft.found': { guard: 'isBlank', actions: { type: 'putBack', params: ({ event }) => event.texts } },
        'form.submitted': [
          { guard: 'isMistaken', actions: 'showMistakes' },
          { target: 'saving', actions: ['showMistakes', 'rememberSent'] },
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
        onError: [looksUpLost, { target: 'filling', actions: [...refused(failureOf), 'forgetSent'] }],
      },
    },

    checking: checksAccount(
      saved,
      [...refused(lostOf), { type: 'tellName', params: ({ event }: WithAccount) => event.output }],
      refused(lostOf),
    ),

    saved: { type: 'final', entry: 'forgetDraft' },
  },
})

export type StoreNameActor = ActorRefFrom<typeof storeNameMachine>
export type StoreNameSnapshot = SnapshotFrom<typeof storeNameMachine>
