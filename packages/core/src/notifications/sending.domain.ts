import { failureOf } from '../kit/load/reading.domain.ts'
import {
  type Change,
  type Changes,
  type Lane,
  type Outcome,
  type SentChange,
  sentIn as sentBy,
} from './changes.domain.ts'
import { outcomeOf } from './outcome.domain.ts'

interface Of<Event> {
  readonly context: { readonly changes: Changes }
  readonly event: Event
}

export type Failed = Of<{ readonly error: unknown }>

export const sentIn = ({ context }: Of<unknown>, lane: Lane): readonly Change[] => sentBy(context.changes, lane)

const settle = <Event>(params: (args: Of<Event>) => readonly Outcome[]) =>
  [
    { type: 'notify', params },
    { type: 'settle', params },
  ] as const

/** The piece of a transition after which the changes of a lane had one end, with one failure or none. */
export const settleAll = <Event>(lane: Lane, endOf: (args: Of<Event>) => Omit<Outcome, 'change'>) =>
  settle((args: Of<Event>) => sentIn(args, lane).map((change) => ({ change, ...endOf(args) })))

/** The piece of a state that sends the changes of a lane. Their requests live on when the machine is stopped, and when the page is left. */
export const sends = (lane: Lane) =>
  ({
    id: lane,
    src: 'sendChanges',
    input: (args: Of<unknown>) => sentIn(args, lane),
    onDone: {
      target: 'next',
      actions: settle(({ event }: Of<{ readonly output: readonly SentChange[] }>) => event.output.map(outcomeOf)),
    },
    onError: {
      target: 'next',
      actions: settleAll(lane, (args: Failed) => ({
        became: 'unclear',
        failure: failureOf(args),
      })),
    },
  }) as const
