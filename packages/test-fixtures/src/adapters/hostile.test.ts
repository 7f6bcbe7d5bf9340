import { toFailure } from '@supplier/core/kernel/failure'
import { expect, test } from 'vitest'
import { type HostileAnswer, hostileAnswers } from './hostile.ts'

const some = [
  '1 MB of words',
  '1 MB of blanks with an end',
  'lists, 500,000 deep',
  'a list of 330,000 objects',
  'a number',
]
const answers = await hostileAnswers((shape) => some.includes(shape))

/** The longest string allowed in a result: article texts may have this many characters, other texts a tenth of it. */
const longest = 40_000

/** The length of the longest string in a value, including property names, at any depth. */
const longestIn = (value: unknown): number => {
  const left = [value]
  let most = 0
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string') most = Math.max(most, next.length)
    else if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next))
  }
  return most
}

const callOf = ({ subject }: HostileAnswer) => subject.split(' › ')[0]

test.each([...new Set(answers.map(callOf))])(
  '%s: hostile data anywhere in the response gives a short value or a failure',
  async (call) => {
    for (const { subject, shape, prepare } of answers.filter((answer) => callOf(answer) === call)) {
      const end = await prepare()().catch((error: Error) => {
        expect([subject, shape, error.name]).toEqual([subject, shape, 'PortError'])
        return toFailure(error)
      })
      expect([subject, shape, longestIn(end) <= longest]).toEqual([subject, shape, true])
    }
  },
)
