import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf, tellLater } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { hasWrites, type Trunk, tellNotWritten, tellTrunk } from '../kernel/trunk.ts'
import { failureOf } from '../resource/reading.domain.ts'
import type { NotificationsPort } from './notifications.port.ts'
import {
  type Change,
  emptyOutbox,
  isHeld,
  keyOf,
  mayBeUndone,
  nextOf,
  type Outbox,
  type Outcome,
  released,
  settled,
  withChange,
  withoutChange,
  withoutWaiting,
} from './outbox.domain.ts'
import { currentIn, doneIn, failedIn, isGone, lostIn, saidOf, supposedAfter } from './outcome.domain.ts'
import { type RemovalsNews, removalsMachine } from './removals.machine.ts'
import type { UnreadNews } from './unread.machine.ts'

export type OutboxEvent =
  | RemovalsNews
  | { type: 'change.made'; change: Change }
  | { type: 'change.undone'; key: string }
  | { type: 'outbox.wanted' }

export interface OutboxInput {
  readonly trunk: Trunk
  readonly panel: { send(news: UnreadNews): void }
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface OutboxContext extends OutboxInput {
  outbox: Outbox
}

interface Around {
  readonly context: OutboxContext
}

interface Lost extends Around {
  readonly event: { readonly key: string }
}

interface Failed extends Around {
  readonly event: { readonly error: unknown }
}

const settle = <Args extends Around>(params: (args: Args) => Outcome) =>
  [
    { type: 'tellOutcome', params },
    { type: 'rememberOutcome', params },
  ] as const

const wasDone = settle(({ context }: Around) => doneIn(context.outbox))
const hasFailed = settle(({ context, event }: Failed) => failedIn(context.outbox, failureOf({ event })))
const wasLost = settle(({ context, event }: Lost) => lostIn(context.outbox, event.key))

/** Changes to notifications on their way to the server: one after another, removals once they may no longer be taken back. */
export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    tags: {} as 'busy',
    children: {} as { removals: 'removals' },
  },
  actors: {
    ...({} as PortActors<Pick<NotificationsPort, 'carryOut'>>),
    removals: removalsMachine,
  },
  guards: {
    isNews: ({ context }, change: Change) => withChange(context.outbox, change) !== context.outbox,
    isHeld: ({ context }, key: string) => isHeld(context.outbox, key),
    hasNext: ({ context }) => nextOf(context.outbox) !== null,
    isGone: ({ context }, failure: Failure) => isGone(currentIn(context.outbox), failure),
  },
  actions: {
    rememberChange: assign(({ context }, change: Change) => ({ outbox: withChange(context.outbox, change) })),
    restore: assign(({ context }, changes: readonly Change[]) => ({
      outbox: changes.reduce(withChange, context.outbox),
    })),
    release: assign(({ context }, key: string) => ({ outbox: released(context.outbox, key) })),
    takeBack: assign(({ context }, key: string) => ({ outbox: withoutChange(context.outbox, key) })),
    takeAllBack: assign({ outbox: ({ context }) => withoutWaiting(context.outbox) }),
    rememberOutcome: assign(({ context }, outcome: Outcome) => ({ outbox: settled(context.outbox, outcome) })),
    tellOutcome: ({ context: { trunk, panel, outbox }, self }, outcome: Outcome) => {
      const { change, became } = outcome
      const said = became === 'done' ? saidOf(change) : null
      if (mayBeUndone(change)) childOf(self, 'removals')?.send({ type: 'removal.settled', key: keyOf(change) })
      if (said) trunk.send({ type: 'success.met', message: { key: said } })
      if (became !== 'refused') panel.send({ type: 'unread.changed', supposed: supposedAfter(outcome) })
      trunk.send({
        type: 'screen.told',
        fact: { type: 'outbox.changed', outbox: settled(outbox, outcome), outcome },
      })
    },
    tellScreen: ({ context: { trunk, outbox } }) =>
      trunk.send({ type: 'screen.told', fact: { type: 'outbox.changed', outbox, outcome: null } }),
    holdBack: ({ self }, change: Change) =>
      mayBeUndone(change) && tellLater(childOf(self, 'removals'), { type: 'removal.made', change }),
    tellUndone: ({ self }, key: string) => tellLater(childOf(self, 'removals'), { type: 'removal.undone', key }),
    tellTrunk,
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, outbox: emptyOutbox }),
  invoke: {
    id: 'removals',
    src: 'removals',
    input: ({ context: { clock, supplierId }, self }) => ({ owner: self, clock, supplierId }),
    onError: {
      target: '.broken',
      actions: [
        'takeAllBack',
        'tellScreen',
        { type: 'tellTrunk', params: { type: 'fault.noted', code: 'removals stopped' } },
      ],
    },
  },
  initial: 'recalling',
  on: {
    'change.made': {
      guard: { type: 'isNews', params: ({ event }) => event.change },
      actions: [
        { type: 'rememberChange', params: ({ event }) => event.change },
        { type: 'holdBack', params: ({ event }) => event.change },
        'tellScreen',
      ],
    },
    'change.undone': {
      guard: { type: 'isHeld', params: ({ event }) => event.key },
      actions: [
        { type: 'takeBack', params: ({ event }) => event.key },
        { type: 'tellUndone', params: ({ event }) => event.key },
        'tellScreen',
      ],
    },
    'removal.released': { actions: [{ type: 'release', params: ({ event }) => event.key }, 'tellScreen'] },
    'removal.lost': {
      guard: { type: 'isHeld', params: ({ event }) => event.key },
      actions: wasLost,
    },
    'outbox.wanted': { actions: 'tellScreen' },
  },
  states: {
    recalling: {
      on: {
        'removals.restored': {
          target: 'resting',
          actions: [{ type: 'restore', params: ({ event }) => event.changes }, 'tellScreen'],
        },
        // What is not known yet cannot be told.
        'outbox.wanted': {},
      },
    },

    resting: { always: { guard: 'hasNext', target: 'carryingOut' } },

    carryingOut: {
      ...hasWrites('outbox'),
      initial: 'sending',
      states: {
        sending: {
          tags: 'busy',
          invoke: {
            id: 'carryOut',
            src: 'carryOut',
            input: ({ context }) => currentIn(context.outbox),
            onDone: { target: 'sent', actions: wasDone },
            onError: [
              { guard: { type: 'isGone', params: failureOf }, target: 'sent', actions: wasDone },
              { target: 'sent', actions: [...tellNotWritten, ...hasFailed] },
            ],
          },
        },

        sent: { always: [{ guard: 'hasNext', target: 'sending' }, { target: '#outbox.resting' }] },
      },
    },

    broken: { on: { 'change.made': {} } },
  },
})

export type OutboxActor = ActorRefFrom<typeof outboxMachine>
export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>
