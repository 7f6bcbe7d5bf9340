import { failureOf } from '../kit/load/reading.domain.ts'
import {
  type Change,
  type Changes,
  type Outcome,
  type SentChange,
  type Stage,
  sentIn as sentBy,
} from './changes.domain.ts'
import { outcomeOf } from './outcome.domain.ts'

interface Of<Event> {
  readonly context: { readonly changes: Changes }
  readonly event: Event
}

export type Failed = Of<{ readonly error: unknown }>

export const sentIn = ({ context }: Of<unknown>, stage: Stage): readonly Change[] => sentBy(context.changes, stage)

const settle = <Event>(params: (args: Of<Event>) => readonly Outcome[]) =>
  [
    { type: 'notify', params },
    { type: 'settle', params },
  ] as const

/** Actions that settle all changes of a stage with the same outcome. */
export const settleAll = <Event>(stage: Stage, endOf: (args: Of<Event>) => Omit<Outcome, 'change'>) =>
  settle((args: Of<Event>) => sentIn(args, stage).map((change) => ({ change, ...endOf(args) })))

/**
 * An `invoke` that sends the changes of a stage. The requests continue when the machine stops and when the page is
 * closed.
 */
export const sends = (stage: Stage) =>
  ({
    id: stage,
    src: 'sendChanges',
    input: (args: Of<unknown>) => sentIn(args, stage),
    onDone: {
      target: 'next',
      actions: settle(({ event }: Of<{ readonly output: readonly SentChange[] }>) => event.output.map(outcomeOf)),
    },
    onError: {
      target: 'next',
      actions: settleAll(stage, (args: Failed) => ({
        became: 'unclear',
        failure: failureOf(args),
      })),
    },
  }) as const
