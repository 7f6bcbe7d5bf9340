import { assign, cancel, enqueueActions, setup } from 'xstate'
import type { ClockPort } from '../kernel/clock.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RemovalsPort } from './notifications.port.ts'
import { type Change, keyOf } from './outbox.domain.ts'
import {
  allSaved,
  isOutlived,
  isSaved,
  type Removal,
  timeLeft,
  type Unsaved,
  undoWindow,
  withAdded,
  withDropped,
} from './removals.domain.ts'

/** What is told about removals: what an earlier visit left, and what may, or need not, be carried out now. */
export type RemovalsNews =
  | { type: 'removals.restored'; changes: readonly Change[] }
  | { type: 'removal.released'; key: string }
  | { type: 'removal.lost'; key: string }

export type RemovalsEvent =
  | { type: 'removal.made'; change: Change }
  | { type: 'removal.undone'; key: string }
  | { type: 'removal.settled'; key: string }
  | { type: 'window.ended'; key: string }

export interface RemovalsInput {
  readonly owner: { send(news: RemovalsNews): void }
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface RemovalsContext extends RemovalsInput {
  unsaved: Unsaved
  saving: Unsaved
  /** Removals that may no longer be taken back here. */
  ended: readonly string[]
}

const drop = {
  type: 'rememberDropped',
  params: ({ event }: { event: { readonly key: string } }) => event.key,
} as const

/**
 * Removals while they may still be taken back: five seconds by the clock of the machines, and across a reload.
 * Tabs share what is written down, so before one is released, it must still stand there.
 */
export const removalsMachine = setup({
  types: {
    input: {} as RemovalsInput,
    context: {} as RemovalsContext,
    events: {} as RemovalsEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<RemovalsPort>,
  guards: {
    hasUnsaved: ({ context }) => !isSaved(context.unsaved),
    hasEnded: ({ context }) => context.ended.length > 0,
    isStillKept: ({ context }, kept: readonly Removal[]) => kept.some(({ key }) => key === context.ended[0]),
  },
  actions: {
    rememberMade: assign(({ context: { clock, unsaved } }, change: Change) => ({
      unsaved: withAdded(unsaved, { key: keyOf(change), change, until: clock.now() + undoWindow }),
    })),
    rememberDropped: assign(({ context }, key: string) => ({ unsaved: withDropped(context.unsaved, key) })),
    rememberEnded: assign(({ context }, key: string) => ({ ended: [...context.ended, key] })),
    forgetEnded: assign({ ended: ({ context }) => context.ended.slice(1) }),
    takeUnsaved: assign({ saving: ({ context }) => context.unsaved, unsaved: allSaved }),
    startTimer: enqueueActions(({ enqueue }, { key, left }: { readonly key: string; readonly left: number }) => {
      // A timer that is set again would otherwise run out twice.
      enqueue.cancel(key)
      enqueue.raise({ type: 'window.ended', key }, { id: key, delay: left })
    }),
    restore: enqueueActions(({ context: { clock, owner }, enqueue }, kept: readonly Removal[]) => {
      const now = clock.now()
      const isOver = (removal: Removal) => isOutlived(removal, now)
      const left = kept.filter((removal) => !isOver(removal))
      enqueue.assign({ unsaved: kept.filter(isOver).reduce((unsaved, { key }) => withDropped(unsaved, key), allSaved) })
      for (const removal of left) {
        const { key } = removal
        enqueue.cancel(key)
        enqueue.raise({ type: 'window.ended', key }, { id: key, delay: timeLeft(removal, now) })
      }
      enqueue(() => owner.send({ type: 'removals.restored', changes: left.map(({ change }) => change) }))
    }),
    stopTimer: cancel((_, key: string) => key),
    tellOwner: ({ context }, news: RemovalsNews) => context.owner.send(news),
  },
}).createMachine({
  id: 'removals',
  context: ({ input }) => ({ ...input, unsaved: allSaved, saving: allSaved, ended: [] }),
  initial: 'recalling',
  on: {
    'removal.made': {
      actions: [
        { type: 'rememberMade', params: ({ event }) => event.change },
        { type: 'startTimer', params: ({ event }) => ({ key: keyOf(event.change), left: undoWindow }) },
      ],
    },
    'removal.undone': { actions: [{ type: 'stopTimer', params: ({ event }) => event.key }, drop] },
    'removal.settled': { actions: drop },
    'window.ended': { actions: { type: 'rememberEnded', params: ({ event }) => event.key } },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallRemovals',
        src: 'recallRemovals',
        input: ({ context }) => context.supplierId,
        onDone: {
          target: 'resting',
          actions: { type: 'restore', params: ({ event }) => event.output },
        },
        onError: {
          target: 'resting',
          actions: { type: 'tellOwner', params: { type: 'removals.restored', changes: [] } },
        },
      },
    },

    resting: {
      always: [
        { guard: 'hasUnsaved', target: 'saving', actions: 'takeUnsaved' },
        { guard: 'hasEnded', target: 'confirming' },
      ],
    },

    saving: {
      tags: 'busy',
      invoke: {
        id: 'keepRemovals',
        src: 'keepRemovals',
        input: ({ context: { supplierId, saving } }) => ({ supplierId, ...saving }),
        onDone: 'resting',
        onError: 'resting',
      },
    },

    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmRemoval',
        src: 'recallRemovals',
        input: ({ context }) => context.supplierId,
        onDone: [
          {
            guard: { type: 'isStillKept', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'tellOwner', params: ended('removal.released') }, 'forgetEnded'],
          },
          { target: 'resting', actions: [{ type: 'tellOwner', params: ended('removal.lost') }, 'forgetEnded'] },
        ],
        onError: {
          target: 'resting',
          actions: [{ type: 'tellOwner', params: ended('removal.released') }, 'forgetEnded'],
        },
      },
    },
  },
})

function ended(type: 'removal.released' | 'removal.lost') {
  return ({ context }: { context: RemovalsContext }): RemovalsNews => ({ type, key: must(context.ended[0]) })
}
