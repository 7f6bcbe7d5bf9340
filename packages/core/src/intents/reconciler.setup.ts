import { assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Claimed, isBehind } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, watchClaims } from '../kit/claims/claims.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import type { Intent, Settled } from './intents.domain.ts'
import type { JournalPort } from './intents.port.ts'
import { type LookOutcome, lookupMachine } from './lookup.machine.ts'
import { draftOf, eventsOf } from './outcome.domain.ts'
import {
  afterLook,
  afterPatience,
  dueIn,
  findingsOf,
  outdatedIn,
  pauseBeforeLookup,
  retriedNow,
  settledBy,
  usualPatience,
  visibleIn,
  type Watch,
  watchOver,
} from './watch.domain.ts'

export type ReconcilerEvent =
  | ClaimsChanged
  /** A move got no certain response, or a new one is blocked by an earlier open one. */
  | { type: 'intent.unclear'; id: string }
  /** The figures may have changed: a realtime event was missed, the tab became visible, or the network is back. */
  | { type: 'lookup.requested' }
  | { type: 'patience.restarted' }
  | { type: 'patience.over' }
  | { type: 'operation.opened'; id: string }
  | { type: 'check.chosen' }
  | { type: 'check.postponed' }
  /** The supplier has checked the outcome of an operation, or has read that it was made twice. */
  | { type: 'operation.closed' }

export interface ReconcilerInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface ReconcilerContext extends ReconcilerInput {
  /** Another dialog is shown in front of the operation's dialog. */
  isHidden: boolean
  /** A payment session of this tab is moving money. */
  isMoving: boolean
  journal: readonly Intent[]
  watch: Watch
  settled: readonly Settled[]
  /** The number of consecutive failed reads. */
  failures: number
  /** The operation whose dialog is open. */
  shown: string | null
}

interface WithIds {
  readonly event: { readonly output: readonly string[] }
}

export const notifySettled = [
  { type: 'notifySettled', params: ({ event }: WithIds) => event.output },
  { type: 'showDoubled', params: ({ event }: WithIds) => event.output },
] as const

function firstIn(settled: readonly Settled[], ids: readonly string[]): readonly Settled[] {
  return settled.filter(({ intent }) => ids.includes(intent.id))
}

export const reconcilerSetup = setup({
  types: {
    input: {} as ReconcilerInput,
    context: {} as ReconcilerContext,
    events: {} as ReconcilerEvent,
    tags: {} as 'busy',
    children: {} as { lookup: 'lookup'; copy: 'copy' },
  },
  actors: {
    ...({} as PortActors<Pick<JournalPort, 'loadIntents' | 'settleIntents'> & Pick<DraftsPort, 'clearDraft'>>),
    copy: copyMachine,
    lookup: lookupMachine,
    watchClaims,
  },
  guards: {
    isMoving: ({ context }) => context.isMoving,
    changesMoving: ({ context }, { isMovingMoney }: Claimed) => isMovingMoney !== context.isMoving,
    isVisible: ({ context }, id: string) => visibleIn(context.journal).some((intent) => intent.id === id),
    isShownVisible: ({ context: { shown, journal } }) => visibleIn(journal).some(({ id }) => id === shown),
    isNew: ({ context: { watch } }, journal: readonly Intent[]) =>
      Object.keys(watchOver(journal, watch)).some((id) => !watch[id]),
    isDue: ({ context: { journal, watch } }) => dueIn(journal, watch).length > 0,
    hasSettled: ({ context }) => context.settled.length > 0,
    hasOutdated: ({ context: { journal, clock } }) => outdatedIn(journal, clock.now()).length > 0,
    hasDraft: ({ context }) => draftOf(context.settled) !== null,
    isRead: (_, { failure }: LookOutcome) => failure === null,
  },
  actions: {
    setClaimed: assign((_, claimed: Claimed) => ({
      isHidden: isBehind(claimed, 'money'),
      isMoving: claimed.isMovingMoney,
    })),
    setJournal: assign(({ context }, journal: readonly Intent[]) => ({
      journal,
      watch: watchOver(journal, context.watch),
      settled: [],
    })),
    setPatienceOver: assign(({ context }) => ({ watch: afterPatience(context.watch) })),
    askAgain: assign(({ context }) => ({ watch: retriedNow(context.watch), failures: 0 })),
    setFindings: assign(
      ({ context: { journal, watch, clock } }, { fresh, transactions }: Extract<LookOutcome, { failure: null }>) => {
        const due = dueIn(journal, watch)
        const found = findingsOf(due, watch, { fresh, transactions })
        return {
          settled: [...settledBy(found, watch), ...outdatedIn(journal, clock.now())],
          watch: afterLook(watch, due),
          failures: 0,
        }
      },
    ),
    setOutdated: assign(({ context: { journal, clock } }) => ({ settled: outdatedIn(journal, clock.now()) })),
    setClosed: assign(({ context: { journal, shown } }) => ({
      settled: journal.filter(({ id }) => id === shown).map((intent) => ({ intent, next: null })),
      shown: null,
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    setShown: assign((_, id: string | null) => ({ shown: id })),
    // Report only the intents that this tab has settled; the tab that settled the others has reported them.
    notifySettled: ({ context }, ids: readonly string[]) => {
      for (const event of firstIn(context.settled, ids).flatMap(eventsOf)) context.app.send(event)
    },
    showDoubled: assign(({ context }, ids: readonly string[]) => ({
      shown: firstIn(context.settled, ids).find(({ next }) => next?.step === 'doubled')?.intent.id ?? context.shown,
    })),
    notifyApp,
  },
  delays: {
    patience: usualPatience,
    lookupIsDue: ({ context }) => pauseBeforeLookup(context.failures),
  },
})
