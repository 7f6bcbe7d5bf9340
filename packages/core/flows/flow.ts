import type { Failure } from '../src/kernel/failure.ts'

export const format = 'supplier-flow'

/** Rises whenever older recordings can no longer be read. */
export const version = 1

/** A value as JSON can hold it; a file or the like is a numbered stand-in. */
export type Plain = unknown

/** What set a step going, from outside of the machines; a later one of the same step may have waited a turn. */
export type Cause = Told & { readonly after?: 'turn' }

export type Told =
  | { readonly start: true }
  | { readonly stop: true }
  /** A person did something. */
  | { readonly fact: { readonly type: string; readonly [more: string]: Plain }; readonly to: string }
  | Answer
  /** A listener was told something. */
  | { readonly told: number; readonly news: Plain }
  | { readonly timer: number }

/** What a question was answered with; one that only the app itself can answer has no value. */
export type Answer =
  | { readonly answer: number; readonly gives?: Plain }
  | { readonly answer: number; readonly fails: Failure }
  | { readonly answer: number; readonly breaks: string }

/** A question to a port, or a listener on one. */
export interface Question {
  readonly id: number
  /** Port and method: "session.requestCode". */
  readonly of: string
  readonly with?: Plain
  /** A fingerprint of what was asked with, the same for a secret and for its mask. */
  readonly seen: string
  /** What a listener was told while it was being opened. */
  readonly tells?: readonly Plain[]
}

/** What a step asked of the outside, in order. */
export interface Effects {
  readonly asks: readonly Question[]
  /** Questions that were taken back, listeners that were stopped. */
  readonly ends: readonly number[]
  /** Timers by number, with their milliseconds. */
  readonly sets: readonly (readonly [number, number])[]
  readonly clears: readonly number[]
  /** What was done without an answer: the method, and a fingerprint of its input. */
  readonly does: readonly (readonly [string, string])[]
  readonly ids: readonly string[]
}

/** The state of a machine, and a fingerprint of its context; `null` when it is gone. */
export type Sight = readonly [value: string, context: string] | null

export interface Step extends Partial<Effects> {
  readonly n: number
  /** The time of day of everything in this step, in milliseconds since 1970. */
  readonly at: number
  readonly causes: readonly Cause[]
  /** The machines that changed, by their path from the trunk. */
  readonly states: Readonly<Record<string, Sight>>
}

export interface Flow {
  /** What the app was started with. */
  readonly start: Plain
  /** How many steps at the beginning are missing. */
  readonly cut: number
  readonly steps: readonly Step[]
}

/** A recording that cannot be read; its message is a sentence for people. */
export class FlowError extends Error {
  override readonly name = 'FlowError'
}

/** JSON Lines: a head, then one line a step. */
export const formatFlow = ({ start, cut, steps }: Flow): string =>
  [{ format, version, cut, start }, ...steps].map((line) => `${JSON.stringify(line)}\n`).join('')

export const parseFlow = (text: string): Flow => {
  const [head, ...steps] = text
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at: at + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => read(line, at))
  if (!isRecord(head) || head['format'] !== format) throw new FlowError('This is no recording of the panel.')
  if (head['version'] !== version) {
    throw new FlowError(`This recording has version ${head['version']} of the format; version ${version} can be read.`)
  }
  for (const [at, step] of steps.entries()) {
    if (!isStep(step)) throw new FlowError(`Line ${at + 2} of the recording is no step.`)
  }
  return { start: head['start'], cut: Number(head['cut']), steps: steps as Step[] }
}

const read = (line: string, at: number): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw new FlowError(`Line ${at} of the recording is broken off or no JSON.`)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isStep = (value: unknown): value is Step =>
  isRecord(value) &&
  typeof value['n'] === 'number' &&
  typeof value['at'] === 'number' &&
  Array.isArray(value['causes']) &&
  isRecord(value['states'])
