import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { writes } from '../kit/claims/claims.ts'
import type { RecordTouched } from '../kit/command/command.domain.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import { failureOf, valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { CopyItem, CopyOutcome } from './store-copy.domain.ts'
import type { StoreCopyPort } from './store-copy.port.ts'

export type StoreCopyEvent =
  | { type: 'copy.opened' }
  | { type: 'copy.closed' }
  | { type: 'source.chosen'; id: string }
  | { type: 'item.toggled'; id: string }
  | { type: 'copy.confirmed' }
  | { type: 'retry.chosen' }

export interface StoreCopyInput {
  readonly app: AppRef
  readonly ids: IdsPort
  /** The store that takes settings over. */
  readonly target: Picked
  /** Learns that the store has changed. */
  readonly page: { send(event: RecordTouched): void }
}

export interface StoreCopyContext extends StoreCopyInput {
  others: readonly Picked[]
  source: Picked | null
  items: readonly CopyItem[]
  /** The ids of items that the supplier left out. */
  leftOut: readonly string[]
  outcomes: Readonly<Record<string, CopyOutcome>>
  failure: Failure | null
}

const untried = { items: [], leftOut: [], outcomes: {} } as const
const start = { ...untried, others: [], source: null, failure: null } as const

const chosenIn = ({ items, leftOut }: StoreCopyContext) => items.filter(({ id }) => !leftOut.includes(id))
const nextIn = (context: StoreCopyContext) => chosenIn(context).find(({ id }) => context.outcomes[id] === undefined)

/** Takes settings of another store over, one after another, so that each has a result of its own. */
export const storeCopyMachine = setup({
  types: {
    input: {} as StoreCopyInput,
    context: {} as StoreCopyContext,
    events: {} as StoreCopyEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Omit<StoreCopyPort, 'copyItem'>> & PortActors<Pick<StoreCopyPort, 'copyItem'>>,
  guards: {
    isOther: ({ context }, id: string) => context.others.some((one) => one.id === id),
    isAnyChosen: ({ context }) => chosenIn(context).length > 0,
    isAnyLeft: ({ context }) => nextIn(context) !== undefined,
    isAnyFailed: ({ context }) => Object.values(context.outcomes).some(({ failure }) => failure !== null),
  },
  actions: {
    setOthers: assign((_, others: readonly Picked[]) => ({ others })),
    setSource: assign(({ context }, id: string) => ({
      ...untried,
      source: must(context.others.find((one) => one.id === id)),
    })),
    setItems: assign((_, items: readonly CopyItem[]) => ({ items })),
    toggle: assign(({ context: { leftOut } }, id: string) => ({
      leftOut: leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id],
    })),
    setOutcome: assign(({ context }, failure: Failure | null) => ({
      outcomes: { ...context.outcomes, [must(nextIn(context)).id]: { failure } },
    })),
    dropFailed: assign(({ context: { outcomes } }) => ({
      outcomes: Object.fromEntries(Object.entries(outcomes).filter(([, { failure }]) => failure === null)),
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    clear: assign(start),
    touchRecord: ({ context: { page } }) => page.send({ type: 'record.touched' }),
    notifyApp,
  },
}).createMachine({
  id: 'storeCopy',
  context: ({ input }) => ({ ...input, ...start }),
  initial: 'closed',
  states: {
    closed: { on: { 'copy.opened': { target: 'findingStores', actions: 'clear' } } },

    findingStores: {
      tags: 'busy',
      on: { 'copy.closed': 'closed' },
      invoke: {
        id: 'fetchOthers',
        src: 'fetchOthers',
        input: ({ context }) => context.target.id,
        onDone: [
          whenFailed('storesUnread', 'the other stores'),
          { target: 'choosing', actions: { type: 'setOthers', params: valueIn } },
        ],
      },
    },
    storesUnread: { on: { 'retry.chosen': 'findingStores', 'copy.closed': 'closed' } },

    choosing: {
      initial: 'asked',
      on: {
        'source.chosen': {
          guard: { type: 'isOther', params: ({ event }) => event.id },
          target: '.reading',
          actions: { type: 'setSource', params: ({ event }) => event.id },
        },
        'copy.closed': 'closed',
      },
      states: {
        asked: {},
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchItems',
            src: 'fetchItems',
            input: ({ context: { source, target } }) => ({ source: must(source), target }),
            onDone: [
              whenFailed('unread', 'the settings of another store'),
              { target: 'offered', actions: { type: 'setItems', params: valueIn } },
            ],
          },
        },
        unread: { on: { 'retry.chosen': 'reading' } },
        offered: {
          on: {
            'item.toggled': { actions: { type: 'toggle', params: ({ event }) => event.id } },
            'copy.confirmed': { guard: 'isAnyChosen', target: '#storeCopy.copying' },
          },
        },
      },
    },

    copying: {
      invoke: writes,
      initial: 'next',
      states: {
        next: { always: [{ guard: 'isAnyLeft', target: 'sending' }, { target: '#storeCopy.ended' }] },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'copyItem',
            src: 'copyItem',
            input: ({ context }) => ({
              source: must(context.source),
              target: context.target,
              item: must(nextIn(context)),
              key: context.ids.next(),
            }),
            onDone: { target: 'next', actions: { type: 'setOutcome', params: null } },
            onError: { target: 'next', actions: { type: 'setOutcome', params: failureOf } },
          },
        },
      },
    },

    ended: {
      entry: 'touchRecord',
      on: {
        'retry.chosen': { guard: 'isAnyFailed', target: 'copying', actions: 'dropFailed' },
        'copy.closed': 'closed',
      },
    },
  },
})

export type StoreCopyActor = ActorRefFrom<typeof storeCopyMachine>
export type StoreCopySnapshot = SnapshotFrom<typeof storeCopyMachine>
