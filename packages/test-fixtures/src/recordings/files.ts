import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Flow, FlowError, parseFlow, parseFlows } from '@supplier/core/flows/flow'
import { type Outcome, replayedFlow } from './replayed-flow.ts'

const folder = fileURLToPath(new URL('../../recordings/', import.meta.url))
const ending = '.flow.jsonl'

/** The names of the stored recordings. */
export const recordingNames = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))
    .sort()

export const pathOfRecording = (name: string): string => join(folder, `${name}${ending}`)

/** The one recording of a file. */
export const readFlow = (path: string): Flow => reading(path, parseFlow)

/** The recordings of a file: one for each time that the page was loaded while it was recorded. */
export const readFlows = (path: string): readonly Flow[] => reading(path, parseFlows)

const reading = <Read>(path: string, parse: (text: string) => Read): Read => {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new FlowError(cause instanceof FlowError ? `${path}: ${cause.message}` : `${path} cannot be read.`, { cause })
  }
}

export const writeFlow = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

export const replayedRecording = (name: string): Promise<Outcome> => replayedFlow(readFlow(pathOfRecording(name)))
