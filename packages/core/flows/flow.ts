import type { Failure } from '../src/kernel/failure.ts'

export const format = 'supplier-flow'

/** Increase it when older recordings can no longer be read. */
export const version = 2

/** A JSON value; a file or a similar object becomes a numbered stand-in. */
export type Plain = unknown

/**
 * An external cause of a step. `after: 'turn'` marks a cause that arrived a microtask after the previous cause of the
 * same step.
 */
export type Cause = RecordedCause & {
  readonly after?: 'turn'
  /** The fingerprint of what an answer gave or a listener received; older recordings have none. */
  readonly sum?: string
}

export type RecordedCause =
  | { readonly start: true }
  | { readonly stop: true }
  /** A person's event, sent to an actor. */
  | { readonly event: { readonly type: string; readonly [more: string]: Plain }; readonly to: string }
  | Answer
  /** A listener received an event. */
  | { readonly emitted: number; readonly payload: Plain }
  | { readonly timer: number }

/** The outcome of a call; a call that only the app itself can answer has no recorded value. */
export type Answer =
  | { readonly answer: number; readonly gives?: Plain }
  | { readonly answer: number; readonly fails: Failure }
  | { readonly answer: number; readonly breaks: string }

/** A call of a port, or a listener registered on one. */
export interface Question {
  readonly id: number
  /** Port and method: `session.requestCode`. */
  readonly of: string
  readonly with?: Plain
  /** The events that a listener received while it was being registered. */
  readonly emissions?: readonly Plain[]
}

/** The effects of a step, in order. */
export interface Effects {
  readonly asks: readonly Question[]
  /** Ids of aborted calls and removed listeners. */
  readonly ends: readonly number[]
  /** Timers by number, with their delays in milliseconds. */
  readonly sets: readonly (readonly [number, number])[]
  readonly clears: readonly number[]
  /** Calls without an answer: the method and its input. */
  readonly does: readonly (readonly [of: string, input: Plain])[]
  readonly ids: readonly string[]
}

/**
 * The state of a machine and the changed fields of its context, which a saved recording leaves out; `null` when the
 * machine has stopped.
 */
export type Sight = readonly [value: string, context?: Readonly<Record<string, Plain>>] | null

export interface Step extends Partial<Effects> {
  readonly n: number
  /** The time of everything in this step, in milliseconds since 1970. */
  readonly at: number
  readonly causes: readonly Cause[]
  /** The machines that changed, by their paths from the app. */
  readonly states: Readonly<Record<string, Sight>>
}

/** The build and the time zone in which a recording was made. */
export interface Origin {
  /** The build of the app. */
  readonly build: string
  /** The name of the time zone, such as "Europe/Kyiv". */
  readonly zone: string
}

export interface Flow extends Origin {
  /** The input with which the app started. */
  readonly start: Plain
  /** The number of steps missing at the beginning. */
  readonly cut: number
  readonly steps: readonly Step[]
}

/** The recording cannot be read; the message is readable for people. */
export class FlowError extends Error {
  override readonly name = 'FlowError'
}

/** Writes JSON Lines: a head, then one line for each step in order, then the number at which the recording ends. */
export const formatFlow = ({ steps, ...head }: Flow): string =>
  [{ format, version, ...head }, ...steps, { end: head.cut + steps.length }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

/**
 * The recording told by states and effects alone. It outlives a change of a context that changes nothing outside the
 * machine.
 */
export const withoutContexts = (flow: Flow): Flow => ({
  ...flow,
  steps: flow.steps.map((step) => ({
    ...step,
    states: Object.fromEntries(
      Object.entries(step.states).map(([path, sight]) => [path, sight === null ? null : ([sight[0]] as const)]),
    ),
  })),
})

export const parseFlow = (text: string): Flow => {
  const [head, ...lines] = text
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at: at + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => ({ at, read: read(line, at) }))
  const flow = headIn(head?.read)
  let next = flow.cut
  let isOver = false
  for (const { at, read } of lines) {
    if (isOver) throw new FlowError(`Line ${at} stands behind the end of the recording.`)
    isOver = isRecord(read) && 'end' in read
    const n = isOver ? (read as { readonly end: unknown }).end : isStep(read) ? read.n : null
    if (n === null) throw new FlowError(`Line ${at} of the recording is no step.`)
    if (n !== next) {
      const what = isOver ? `the end after step ${Number(n) - 1}` : `step ${n}`
      throw new FlowError(`Line ${at} holds ${what} where step ${next} belongs: a line was removed, moved or repeated.`)
    }
    next += 1
  }
  if (!isOver) throw new FlowError(`The recording is cut off: step ${next} or the end is missing after its last line.`)
  return { ...flow, steps: lines.slice(0, -1).map(({ read }) => read as Step) }
}

const headIn = (head: unknown): Omit<Flow, 'steps'> => {
  if (!isRecord(head) || head['format'] !== format) throw new FlowError('This is no recording of the panel.')
  if (head['version'] !== version) {
    throw new FlowError(`This recording has version ${head['version']} of the format; version ${version} can be read.`)
  }
  const { build, zone, cut, start } = head
  const isCut = typeof cut === 'number' && Number.isInteger(cut) && cut >= 0
  if (typeof build !== 'string' || typeof zone !== 'string' || !isCut || !isRecord(start)) {
    throw new FlowError('The head of the recording is broken: build, zone, cut and start belong there.')
  }
  return { build, zone, cut, start }
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
