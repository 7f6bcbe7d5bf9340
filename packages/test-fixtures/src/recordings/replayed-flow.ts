import { type Difference, sentenceOf } from '@supplier/core/flows/difference'
import type { Flow } from '@supplier/core/flows/flow'
import { openReplay } from '@supplier/core/flows/replay'
import { judgeOver } from '@supplier/core/testing/over-time/judge'
import type { AnyActorRef } from 'xstate'

export interface Outcome {
  /** The first difference as a sentence; `null` when there is none. */
  readonly difference: string | null
  /** The same difference as data. */
  readonly found: Difference | null
  /** The final states of all machines, by path. */
  readonly states: Readonly<Record<string, unknown>>
  readonly steps: number
  /** The rules over time that the machines broke. */
  readonly broken: readonly string[]
}

/** Replays a recording in this process, up to its last step or the first difference. */
export const replayedFlow = async (flow: Flow): Promise<Outcome> => {
  const rules = judgeOver()
  const replay = openReplay(flow, { later: (run) => void setImmediate(run), inspect: rules.inspect })
  try {
    while (replay.at() < replay.length) {
      const difference = await replay.step()
      if (difference)
        return {
          difference: sentenceOf(flow, difference),
          found: difference,
          states: {},
          steps: replay.at(),
          broken: rules.broken(),
        }
    }
    return {
      difference: null,
      found: null,
      states: statesOf(replay.app as AnyActorRef, 'app'),
      steps: replay.length,
      broken: rules.broken(),
    }
  } finally {
    replay.stop()
  }
}

const statesOf = (actor: AnyActorRef, path: string): Record<string, unknown> => {
  const { value, children = {} } = actor.getSnapshot() ?? {}
  if (value === undefined) return {}
  const inside = Object.values<AnyActorRef>(children).map((child) =>
    statesOf(child, path === 'app' ? child.id : `${path}/${child.id}`),
  )
  return Object.assign({ [path]: value }, ...inside)
}
