import * as v from 'valibot'
import { honest } from './honest.wire.ts'

/** Where an answer is not what is written about it. */
export interface Difference {
  /** The path in the answer, such as `data.0.status`; empty for the whole. */
  readonly path: string
  /** What was expected, such as `string | null`; `null` for a rule of the value, which `message` says. */
  readonly expected: string | null
  /** What came, such as `7` or `undefined` for a field that is missing. */
  readonly came: string
  readonly message: string
}

const honestOnes = new WeakMap<v.GenericSchema, v.GenericSchema>()

const honestOf = (schema: v.GenericSchema): v.GenericSchema => {
  const found = honestOnes.get(schema) ?? honest(schema, 'answer')
  honestOnes.set(schema, found)
  return found
}

/** The differences between an answer and what an honest server would send to a reader. */
export const differencesIn = (schema: v.GenericSchema, answer: unknown): readonly Difference[] =>
  (v.safeParse(honestOf(schema), answer).issues ?? []).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    expected: issue.expected,
    came: issue.received,
    message: issue.message,
  }))

/** One line for a developer of the server: each difference once for all rows of a list. */
export const linesOf = (call: string, differences: readonly Difference[]): readonly string[] => [
  ...new Set(
    differences.map(({ path, expected, came, message }) => {
      const place = path.replaceAll(/\.\d+(?=\.|$)/g, '[]')
      return `${call} → ${place || 'the answer'}: ${came === 'undefined' ? 'is missing' : `came ${came}`}, expected ${expected ?? message}`
    }),
  ),
]
