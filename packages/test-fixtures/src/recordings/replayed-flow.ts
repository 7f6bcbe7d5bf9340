import { type Difference, type Flow, openReplay, sentenceOf } from '@supplier/core/flows'
import type { AnyActorRef } from 'xstate'

export interface Outcome {
  /** What differs, in a sentence; `null` when nothing does. */
  readonly difference: string | null
  /** The same, in its parts. */
  readonly found: Difference | null
  /** The states of all machines in the end, by path. */
  readonly states: Readonly<Record<string, unknown>>
  readonly steps: number
}

/** Replays a recording in this process, from its first step to its last or to the first one that differs. */
export const replayedFlow = async (flow: Flow): Promise<Outcome> => {
  const replay = openReplay(flow, { later: (run) => void setImmediate(run) })
  try {
    while (replay.at() < replay.length) {
      const difference = await replay.step()
      if (difference)
        return { difference: sentenceOf(flow, difference), found: difference, states: {}, steps: replay.at() }
    }
    return { difference: null, found: null, states: statesOf(replay.app as AnyActorRef, 'app'), steps: replay.length }
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
