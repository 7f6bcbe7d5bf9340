import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import { childOf, tellLater } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { tellNotWritten } from '../kernel/telling.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { writes } from '../kit/claims/claims.ts'
import { failureOf } from '../resource/reading.domain.ts'
import { carryingMachine } from './carrying.machine.ts'
import type { PageLeft } from './notifications.port.ts'
import {
  type Change,
  emptyOutbox,
  heldRemovals,
  isHeld,
  keyOf,
  mayBeUndone,
  nextOf,
  type Outbox,
  type Outcome,
  released,
  removalOf,
  settled,
  withChange,
  withoutChange,
  withoutWaiting,
} from './outbox.domain.ts'
import { type Carried, currentIn, endedBy, outcomeOf, saidOf, supposedAfter } from './outcome.domain.ts'
import { removalMade } from './removals.domain.ts'
import { type RemovalsEvent, type RemovalsNews, removalsMachine } from './removals.machine.ts'
import type { SiblingNews } from './siblings.domain.ts'
import type { UnreadNews } from './unread.machine.ts'

/** A removal that is sent although it might have been taken back: the page goes. */
export interface Parting {
  readonly type: 'removal.parted'
  readonly key: string
  readonly change: Change
}

export type OutboxEvent =
  | PageLeft
  | RemovalsNews
  | SiblingNews
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

interface Ended {
  readonly context: OutboxContext
  readonly event: { readonly output: Carried }
}

const carriedIn = ({ event }: Ended): Carried => event.output
const tellCarried = { type: 'tellCarried', params: carriedIn } as const
const settleAs = <Args>(params: (args: Args) => Outcome) =>
  [
    { type: 'tellOutcome', params },
    { type: 'rememberOutcome', params },
  ] as const
const settle = settleAs(({ context, event }: Ended) => outcomeOf(context.outbox, event.output))
const settleHeard = settleAs(({ event }: { readonly event: { readonly outcome: Outcome } }) => event.outcome)
const settleBroken = settleAs(
  ({ context, event }: { readonly context: OutboxContext; readonly event: { readonly error: unknown } }) =>
    outcomeOf(context.outbox, endedBy(currentIn(context.outbox), failureOf({ event }))),
)
const notWritten = { type: 'tellTrunk', params: { type: 'write.failed' } } as const
const warn = (key: 'notifications.clearingOutrun' | 'notifications.clearingLeft') =>
  ({ type: 'tellTrunk', params: { type: 'warning.met', message: { key } } satisfies TrunkEvent }) as const

/** Changes to notifications on their way to the server: one after another, removals once they may no longer be taken back. */
export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    children: {} as { carrying: 'carrying'; removals: 'removals'; siblings: 'siblings'; parting: 'parting' },
  },
  actors: {
    carrying: carryingMachine,
    removals: removalsMachine,
    siblings: {} as CallbackActorLogic<SiblingNews, number>,
    parting: {} as CallbackActorLogic<Parting, number>,
  },
  guards: {
    isNews: ({ context }, change: Change) => withChange(context.outbox, change) !== context.outbox,
    isHeld: ({ context }, key: string) => isHeld(context.outbox, key),
    hasNext: ({ context }) => nextOf(context.outbox) !== null,
    isCurrent: ({ context }, { change }: Outcome) => nextOf(context.outbox)?.key === keyOf(change),
    hasFailed: (_, { failure }: Carried) => failure !== null,
    isOutrun: (_, { note }: Carried) => note === 'outrun',
    isOutlived: (_, isOutlived: boolean) => isOutlived,
  },
  actions: {
    rememberChange: assign(({ context }, change: Change) => ({ outbox: withChange(context.outbox, change) })),
    restore: assign(({ context }, changes: readonly Change[]) => ({
      outbox: changes.reduce(withChange, context.outbox),
    })),
    release: assign(({ context }, key: string) => ({ outbox: released(context.outbox, key) })),
    // A clearing is left to the next visit, which looks first whether something newer has come.
    sendHeld: ({ context, self }) => {
      for (const { key, change } of heldRemovals(context.outbox))
        childOf(self, 'parting')?.send({ type: 'removal.parted', key, change })
    },
    releaseHeld: assign(({ context: { outbox } }) => ({
      outbox: heldRemovals(outbox).reduce((left, { key }) => released(left, key), outbox),
    })),
    takeBack: assign(({ context }, key: string) => ({ outbox: withoutChange(context.outbox, key) })),
    takeAllBack: assign({ outbox: ({ context }) => withoutWaiting(context.outbox) }),
    rememberOutcome: assign(({ context }, outcome: Outcome) => ({ outbox: settled(context.outbox, outcome) })),
    tellOutcome: ({ context: { trunk, panel, outbox }, self }, outcome: Outcome) => {
      const { change, became } = outcome
      if (mayBeUndone(change)) childOf(self, 'removals')?.send({ type: 'removal.settled', key: keyOf(change) })
      if (became !== 'refused') panel.send({ type: 'unread.changed', supposed: supposedAfter(outcome) })
      trunk.send({
        type: 'screen.told',
        fact: { type: 'outbox.changed', outbox: settled(outbox, outcome), outcome },
      })
    },
    tellCarried: ({ context: { trunk, outbox }, self }, carried: Carried) => {
      const outcome = outcomeOf(outbox, carried)
      const said = carried.became === 'done' ? saidOf(outcome.change) : null
      if (said) trunk.send({ type: 'success.met', message: { key: said } })
      if (carried.failure) trunk.send({ type: 'failure.met', failure: carried.failure })
      if (carried.note !== 'lost') childOf(self, 'siblings')?.send({ type: 'outcome.heard', outcome })
    },
    tellScreen: ({ context: { trunk, outbox } }) =>
      trunk.send({ type: 'screen.told', fact: { type: 'outbox.changed', outbox, outcome: null } }),
    holdBack: ({ context: { clock }, self }, change: Change) => {
      if (!mayBeUndone(change)) return
      const removal = removalMade(change, clock.now())
      tellLater(childOf(self, 'removals'), { type: 'removal.made', removal })
      childOf(self, 'siblings')?.send({ type: 'removal.heard', removal })
    },
    tellUndone: ({ self }, key: string) => {
      tellLater(childOf(self, 'removals'), { type: 'removal.undone', key })
      childOf(self, 'siblings')?.send({ type: 'undo.heard', key })
    },
    tellRemovals: ({ self }, fact: RemovalsEvent) => tellLater(childOf(self, 'removals'), fact),
    tellTrunk,
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, outbox: emptyOutbox }),
  invoke: [
    {
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
    {
      id: 'siblings',
      src: 'siblings',
      input: ({ context }) => context.supplierId,
      onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'tabs not heard' } } },
    },
    {
      id: 'parting',
      src: 'parting',
      input: ({ context }) => context.supplierId,
      onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'leaving not heard' } } },
    },
  ],
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
    'removal.heard': {
      guard: { type: 'isNews', params: ({ event }) => event.removal.change },
      actions: [
        { type: 'rememberChange', params: ({ event }) => event.removal.change },
        { type: 'tellRemovals', params: ({ event }) => event },
        'tellScreen',
      ],
    },
    'undo.heard': {
      guard: { type: 'isHeld', params: ({ event }) => event.key },
      actions: [
        { type: 'takeBack', params: ({ event }) => event.key },
        { type: 'tellRemovals', params: ({ event }) => ({ type: 'removal.settled', key: event.key }) },
        'tellScreen',
      ],
    },
    'outcome.heard': { actions: settleHeard },
    'page.left': { actions: ['sendHeld', 'releaseHeld', 'tellScreen'] },
    'removal.released': { actions: [{ type: 'release', params: ({ event }) => event.key }, 'tellScreen'] },
    'removal.doubted': {
      actions: { type: 'tellOutcome', params: ({ event }) => ({ change: removalOf(event.key), became: 'unclear' }) },
    },
    'outbox.wanted': { actions: 'tellScreen' },
  },
  states: {
    recalling: {
      on: {
        'removals.restored': [
          {
            guard: { type: 'isOutlived', params: ({ event }) => event.isOutlived },
            target: 'resting',
            actions: [
              { type: 'restore', params: ({ event }) => event.changes },
              'tellScreen',
              warn('notifications.clearingLeft'),
            ],
          },
          {
            target: 'resting',
            actions: [{ type: 'restore', params: ({ event }) => event.changes }, 'tellScreen'],
          },
        ],
        // What is not known yet cannot be told.
        'outbox.wanted': {},
      },
    },

    resting: { always: { guard: 'hasNext', target: 'carryingOut' } },

    carryingOut: {
      invoke: writes,
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            id: 'carrying',
            src: 'carrying',
            input: ({ context: { outbox, supplierId } }) => ({ change: currentIn(outbox), supplierId }),
            onDone: [
              {
                guard: { type: 'hasFailed', params: carriedIn },
                target: 'sent',
                actions: [tellCarried, notWritten, ...settle],
              },
              {
                guard: { type: 'isOutrun', params: carriedIn },
                target: 'sent',
                actions: [tellCarried, warn('notifications.clearingOutrun'), notWritten, ...settle],
              },
              { target: 'sent', actions: [tellCarried, ...settle] },
            ],
            onError: { target: 'sent', actions: [...tellNotWritten, ...settleBroken] },
          },
          on: {
            // Another tab has carried it out meanwhile.
            'outcome.heard': {
              guard: { type: 'isCurrent', params: ({ event }) => event.outcome },
              target: 'sent',
              actions: settleHeard,
            },
          },
        },

        sent: { always: [{ guard: 'hasNext', target: 'sending' }, { target: '#outbox.resting' }] },
      },
    },

    broken: { on: { 'change.made': {}, 'removal.heard': {} } },
  },
})

export type OutboxActor = ActorRefFrom<typeof outboxMachine>
export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>
