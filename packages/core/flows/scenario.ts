import type { Cause, Flow, Plain, Question, Step } from './flow.ts'

/** A recording as readable lines: what happened, and which states the machines entered. */
export const scenarioOf = ({ steps, cut, build, zone }: Flow): readonly string[] => {
  const began = steps[0]?.at ?? 0
  const asked = askedIn(steps)
  return [
    `(recorded by ${build} in ${zone})`,
    ...(cut > 0 ? [`(the first ${cut} steps are missing)`] : []),
    ...steps.flatMap((step) => {
      const [first = 'nothing', ...more] = step.causes.map((cause) => causeText(cause, asked))
      return [
        `${`#${step.n}`.padEnd(5)}${timeText(step.at - began)}  ${first}`,
        ...[...more, ...effectsOf(step, asked), ...statesOf(step)].map((line) => `${' '.repeat(17)}${line}`),
      ]
    }),
  ]
}

/** One sentence for each cause of a step. */
export const toldIn = (steps: readonly Step[], at: number): readonly string[] =>
  steps[at]?.causes.map((cause) => causeText(cause, askedIn(steps.slice(0, at)))) ?? []

/** One line for each step: what happened, with the name of the answer or the event. */
export const captionsOf = ({ steps }: Flow): readonly string[] => {
  const asked = askedIn(steps)
  return steps.map(({ causes }) => causes.map((cause) => causeText(cause, asked)).join(', '))
}

const askedIn = (steps: readonly Step[]): ReadonlyMap<number, string> =>
  new Map(steps.flatMap(({ asks = [] }) => asks.map(({ id, of }) => [id, of] as const)))

const timeText = (ms: number): string =>
  `${String(Math.floor(ms / 60_000)).padStart(2, '0')}:${((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')}`

const causeText = (cause: Cause, asked: ReadonlyMap<number, string>): string => {
  if ('start' in cause) return 'the app starts'
  if ('stop' in cause) return 'the app stops'
  if ('timer' in cause) return `timer ${cause.timer} runs out`
  if ('event' in cause) {
    const { type, ...more } = cause.event
    return `a person: ${type}${valueText(more)} → ${cause.to}`
  }
  if ('emitted' in cause) return `${asked.get(cause.emitted) ?? cause.emitted} tells${valueText(cause.payload)}`
  const of = asked.get(cause.answer) ?? cause.answer
  if ('fails' in cause) return `${of} fails${valueText(cause.fails)}`
  return 'breaks' in cause ? `${of} breaks: ${cause.breaks}` : `${of} answers${valueText(cause.gives)}`
}

const effectsOf = (step: Step, asked: ReadonlyMap<number, string>): readonly string[] => [
  ...(step.asks ?? []).map((question: Question) => `asks ${question.of}${valueText(question.with)}`),
  ...(step.ends ?? []).map((id) => `no longer wants ${asked.get(id) ?? id}`),
  ...(step.sets ?? []).map(([id, delay]) => `sets timer ${id} to ${delay} ms`),
]

const statesOf = ({ states }: Step): readonly string[] =>
  Object.entries(states).map(([path, sight]) => `${path}: ${sight === null ? 'gone' : sight[0].replaceAll('"', '')}`)

const longest = 140

const valueText = (value: Plain): string => {
  const text = JSON.stringify(value)
  if (text === undefined || text === '{}') return ''
  return ` ${text.length > longest ? `${text.slice(0, longest)}…` : text}`
}
