import { assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { hasFailed, logFault, valueIn, type WithResult } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { isGap, lastAfter } from './gaps.domain.ts'
import type { MissedEvents, NumberedEvent, RealtimePort, SequenceReported } from './realtime.port.ts'

/** From the connection: events may have been missed. */
export interface GapFound {
  readonly type: 'gap.found'
}

export type GapsEvent = SequenceReported | GapFound

/** To the panel: the events that were missed, or that everything has to be read again. */
export type GapsOutput = NumberedEvent | { readonly type: 'events.missed' }

export interface GapsInput {
  readonly app: AppRef
  readonly panel: { send(event: GapsOutput): void }
}

export interface GapsContext extends GapsInput {
  /** The number of the last event before which none is missing; `null` while no event had a number. */
  last: number | null
  /** The numbers of the events that arrived while missed ones are read. */
  arrived: readonly number[]
}

const foundIn = (args: WithResult<MissedEvents | null>): MissedEvents => must(valueIn(args))

/** Reads the events that the connection missed by their numbers, or has everything read again when it cannot. */
export const gapsMachine = setup({
  types: {
    input: {} as GapsInput,
    context: {} as GapsContext,
    events: {} as GapsEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<RealtimePort, 'fetchMissedEvents'>>,
  guards: {
    isNumbered: ({ context }) => context.last !== null,
    isGap: ({ context }, seq: number) => isGap(context.last, seq),
    isStillGap: ({ context: { last, arrived } }) => arrived.some((seq) => isGap(last, seq)),
    isGone: (_, found: MissedEvents | null) => found === null,
  },
  actions: {
    setArrived: assign(({ context: { last, arrived } }, seq: number) => {
      const all = [...new Set([...arrived, seq])]
      const next = lastAfter(last, all)
      return { last: next, arrived: all.filter((one) => isGap(next, one)) }
    }),
    setRead: assign(({ context: { last, arrived } }, { lastSeq }: MissedEvents) => {
      const next = lastAfter(Math.max(last ?? 0, lastSeq), arrived)
      return { last: next, arrived: arrived.filter((one) => isGap(next, one)) }
    }),
    // The numbers go on with the next event; everything before it is read again.
    forget: assign({ last: null, arrived: [] }),
    passOn: ({ context: { panel } }, { events, isAll }: MissedEvents) => {
      for (const event of events) panel.send(event)
      if (!isAll) panel.send({ type: 'events.missed' })
    },
    notifyMissed: ({ context: { panel } }) => panel.send({ type: 'events.missed' }),
    notifyApp,
  },
}).createMachine({
  id: 'gaps',
  context: ({ input }) => ({ ...input, last: null, arrived: [] }),
  initial: 'watching',
  on: { 'sequence.reported': { actions: { type: 'setArrived', params: ({ event }) => event.seq } } },
  states: {
    watching: {
      on: {
        'sequence.reported': [
          {
            guard: { type: 'isGap', params: ({ event }) => event.seq },
            target: 'reading',
            actions: { type: 'setArrived', params: ({ event }) => event.seq },
          },
          { actions: { type: 'setArrived', params: ({ event }) => event.seq } },
        ],
        'gap.found': [{ guard: 'isNumbered', target: 'reading' }, { actions: 'notifyMissed' }],
      },
    },

    reading: {
      tags: 'busy',
      on: { 'gap.found': { target: 'reading', reenter: true } },
      invoke: {
        id: 'fetchMissedEvents',
        src: 'fetchMissedEvents',
        input: ({ context }) => must(context.last),
        onDone: [
          { guard: hasFailed, target: 'watching', actions: ['forget', 'notifyMissed', logFault('missed events')] },
          {
            guard: { type: 'isGone', params: valueIn },
            target: 'watching',
            actions: ['forget', 'notifyMissed'],
          },
          {
            target: 'read',
            actions: [
              { type: 'passOn', params: foundIn },
              { type: 'setRead', params: foundIn },
            ],
          },
        ],
      },
    },

    // An event that arrived meanwhile may leave another gap behind it.
    read: { always: [{ guard: 'isStillGap', target: 'reading' }, { target: 'watching' }] },
  },
})
