import { expect, test } from 'vitest'
import type { ChatMessage } from './chats.domain.ts'
import { endOf, type Gap, gapAfter, missingIn, mostGapTries, noGap } from './room-gap.domain.ts'

const messages = (...seqs: readonly number[]): readonly ChatMessage[] =>
  seqs.map((seq) => ({ id: String(seq), seq, from: 'buyer', text: '', attachments: [], at: null, key: null }))

test.each([
  [[1, 2, 3], 0, 3],
  [[1, 2, 4, 5], 0, 2],
  [[1, 2, 4, 5], 4, 5],
  [[1, 2, 4, 5, 7], 4, 5],
  [[1, 2, 5], 3, 3],
  [[1, 2], 6, 6],
])('of the messages %j, with gaps up to %d passed over, those behind number %d are read', (found, skippedTo, end) => {
  expect(endOf(messages(...found), { tries: 0, skippedTo })).toBe(end)
})

const last = mostGapTries - 1

test.each<[string, readonly number[], readonly number[], number, Gap, Gap]>([
  ['fills the gap', [1, 2, 4], [3, 4], 4, { tries: 2, skippedTo: 0 }, noGap],
  ['fills a part of it', [1, 2, 5], [3], 5, { tries: 2, skippedTo: 0 }, noGap],
  ['does not fill it', [1, 2, 4], [4], 4, noGap, { tries: 1, skippedTo: 0 }],
  ['is empty although the server has named more', [1, 2], [], 3, noGap, { tries: 1, skippedTo: 0 }],
  ['does not fill it the last time', [1, 2, 4], [4, 5], 9, { tries: last, skippedTo: 0 }, { tries: 0, skippedTo: 5 }],
  ['is empty the last time', [1, 2], [], 3, { tries: last, skippedTo: 0 }, { tries: 0, skippedTo: 3 }],
  [
    'is empty before a message that came early',
    [1, 6],
    [],
    9,
    { tries: last, skippedTo: 0 },
    { tries: 0, skippedTo: 6 },
  ],
])('an answer that %s', (_, known, found, lastSeq, gap, expected) => {
  const [before, more] = [messages(...known), messages(...found)]
  const all = messages(...[...new Set([...known, ...found])].sort((one, other) => one - other))
  const answered = { before, all, found: { messages: more, hasBefore: false, lastSeq }, lastSeq }
  expect(gapAfter(gap, answered)).toEqual(expected)
})

test.each([
  [[1, 2, 4], 0, 0],
  [[1, 2, 4], 4, 1],
  [[1, 2], 5, 3],
  [[41, 42, 45], 45, 2],
])('of the messages %j, with gaps up to %d passed over, %d are missing', (found, skippedTo, count) => {
  expect(missingIn(messages(...found), { tries: 0, skippedTo })).toBe(count)
})
