import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Flow, FlowError, openReplay, parseFlow, sentenceOf } from '@supplier/core/flows'
import type { AnyActorRef } from 'xstate'

const folder = fileURLToPath(new URL('../../recordings/', import.meta.url))
const ending = '.flow.jsonl'

/** The recordings that are kept, by name. */
export const recordingNames = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))
    .sort()

export const pathOfRecording = (name: string): string => join(folder, `${name}${ending}`)

export const readFlow = (path: string): Flow => {
  try {
    return parseFlow(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw cause instanceof FlowError ? cause : new FlowError(`${path} cannot be read.`)
  }
}

export const writeFlow = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

export interface Outcome {
  /** What differs, in a sentence; `null` when nothing does. */
  readonly difference: string | null
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
      if (difference) return { difference: sentenceOf(difference), states: {}, steps: replay.at() }
    }
    return { difference: null, states: statesOf(replay.app as AnyActorRef, 'app'), steps: replay.length }
  } finally {
    replay.stop()
  }
}

export const replayedRecording = (name: string): Promise<Outcome> => replayedFlow(readFlow(pathOfRecording(name)))

const statesOf = (actor: AnyActorRef, path: string): Record<string, unknown> => {
  const { value, children = {} } = actor.getSnapshot() ?? {}
  if (value === undefined) return {}
  const inside = Object.values<AnyActorRef>(children).map((child) =>
    statesOf(child, path === 'app' ? child.id : `${path}/${child.id}`),
  )
  return Object.assign({ [path]: value }, ...inside)
}
