import * as v from 'valibot'
import { honest } from './honest.wire.ts'

const honestOnes = new WeakMap<v.GenericSchema, v.GenericSchema>()

const honestOf = (schema: v.GenericSchema): v.GenericSchema => {
  const found = honestOnes.get(schema) ?? honest(schema, 'answer')
  honestOnes.set(schema, found)
  return found
}

/**
 * Where an answer is not what an honest server sends to its reader, such as "data[].status: came 7, expected string":
 * one line for a field of all rows of a list.
 */
export const differencesIn = (schema: v.GenericSchema, answer: unknown): readonly string[] => {
  const { issues = [] } = v.safeParse(honestOf(schema), answer)
  return [
    ...new Set(
      issues.map((issue) => {
        const path = v.getDotPath(issue)?.replaceAll(/\.\d+(?=\.|$)/g, '[]') ?? 'the answer'
        const came = issue.received === 'undefined' ? 'is missing' : `came ${issue.received}`
        return `${path}: ${came}, expected ${issue.expected ?? issue.message}`
      }),
    ),
  ]
}
