import type { Failure } from '../src/kernel/failure.ts'

export const format = 'supplier-flow'

/** Increase it when older recordings can no longer be read. */
export const version = 3

/** A JSON value; a file becomes a `Stand`, and any other object that JSON has no form for as well. */
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
  /** The release of the app, or the file of its entry where it was not built. */
  readonly build: string
  /** The name of the time zone, such as "Europe/Kyiv". */
  readonly zone: string
}

export interface Flow extends Origin {
  /** Whether personal data is masked; the data of a sandbox is invented and stands in clear. */
  readonly isMasked: boolean
  /** The input with which the app started. */
  readonly start: Plain
  /** The number of steps missing at the beginning. */
  readonly cut: number
  readonly steps: readonly Step[]
  /** What the person did in the page, in order; none in Node, and in masked recordings. */
  readonly acts?: readonly Act[]
}

/** A control, as a test finds it. */
export interface Control {
  readonly role: string
  readonly name: string
  /** Its index among the controls of the same role and name; none when there is only one. */
  readonly nth?: number
  readonly isInDialog?: true
}

/** What a person did in the page. Keys go to the control that has the focus. */
export type Act =
  | { readonly act: 'pressed'; readonly on: Control }
  | { readonly act: 'filled'; readonly on: Control; readonly text: string }
  | { readonly act: 'chose'; readonly on: Control; readonly option: string }
  /** `at`: the index of the file input in the page, or in its dialog. */
  | { readonly act: 'attached'; readonly at: number; readonly isInDialog?: true; readonly files: readonly ActFile[] }
  | { readonly act: 'key'; readonly key: string }

export interface ActFile {
  readonly name: string
  readonly type: string
  readonly size: number
  /** The first bytes in hexadecimal. */
  readonly head: string
}

/** The recording cannot be read; the message is readable for people. */
export class FlowError extends Error {
  override readonly name = 'FlowError'
}

/** Writes JSON Lines: a head, then one line for each step in order, then the number at which the recording ends. */
export const formatFlow = ({ steps, acts = [], ...head }: Flow): string =>
  [{ format, version, ...head }, ...steps, { end: head.cut + steps.length, ...(acts.length > 0 && { acts }) }]
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

/** The recordings of a file: one for each time that the page was loaded while it was recorded. */
export const parseFlows = (text: string): readonly Flow[] => {
  const lines = text.split('\n')
  const heads = lines.flatMap((line, at) => (line.startsWith(`{"format":"${format}"`) ? [at] : []))
  if (heads.length < 2) return [parseFlow(text)]
  return heads.map((from, at) => parseFlow(lines.slice(from, heads[at + 1]).join('\n')))
}

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
  const { acts } = (lines.at(-1)?.read ?? {}) as Pick<Flow, 'acts'>
  return { ...flow, steps: lines.slice(0, -1).map(({ read }) => read as Step), ...(acts && { acts }) }
}

const headIn = (head: unknown): Omit<Flow, 'steps'> => {
  if (!isRecord(head) || head['format'] !== format) throw new FlowError('This is no recording of the panel.')
  if (head['version'] !== version) {
    throw new FlowError(`This recording has version ${head['version']} of the format; version ${version} can be read.`)
  }
  const { build, zone, isMasked, cut, start } = head
  const isCut = typeof cut === 'number' && Number.isInteger(cut) && cut >= 0
  if (![build, zone].every(isText) || typeof isMasked !== 'boolean' || !isCut || !isRecord(start)) {
    throw new FlowError('The head of the recording is broken: build, zone, isMasked, cut and start belong there.')
  }
  return { build: String(build), zone: String(zone), isMasked, cut, start }
}

const read = (line: string, at: number): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw new FlowError(`Line ${at} of the recording is broken off or no JSON.`)
  }
}

const isText = (value: unknown): boolean => typeof value === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isStep = (value: unknown): value is Step =>
  isRecord(value) &&
  typeof value['n'] === 'number' &&
  typeof value['at'] === 'number' &&
  Array.isArray(value['causes']) &&
  isRecord(value['states'])
