import { expect, test } from 'vitest'
import { type ChatMessage, contiguousEnd, joined, newAfter } from './chats.domain.ts'
import { roomLines } from './room-lines.domain.ts'

const message = (seq: number, at = '2026-11-27T10:00:00Z', from: ChatMessage['from'] = 'buyer'): ChatMessage => ({
  id: String(seq),
  seq,
  from,
  text: `№ ${seq}`,
  attachments: [],
  at,
  key: null,
})
const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq)

test('messages stand by their numbers, each once, in whatever order they come', () => {
  expect(seqs(joined([message(3), message(1)], [message(2), message(3)]))).toEqual([1, 2, 3])
})

test.each([
  [[], 0],
  [[1, 2, 3], 3],
  [[41, 42], 42],
  [[1, 2, 4, 5], 2],
])('the messages %j are read on behind number %d', (found, end) => {
  expect(contiguousEnd(found.map((seq) => message(seq)))).toBe(end)
})

test('only messages of the other side are new', () => {
  expect(newAfter([message(1), message(2), message(3, undefined, 'supplier'), message(4)], 1)).toBe(2)
})

test('a day line stands where the day in Kyiv changes, and a group ends after five minutes or with its author', () => {
  const lines = roomLines(
    [
      message(1, '2026-11-26T21:58:00Z'),
      message(2, '2026-11-26T22:01:00Z'),
      message(3, '2026-11-26T22:02:00Z'),
      message(4, '2026-11-26T22:10:00Z'),
      message(5, '2026-11-26T22:11:00Z', 'supplier'),
    ],
    { newFrom: 3, hasBefore: false },
  )
  expect(lines.map(({ day }) => day !== null)).toEqual([true, true, false, false, false])
  expect(lines.map(({ isFirstNew }) => isFirstNew)).toEqual([false, false, true, false, false])
  expect(lines.map(({ startsGroup }) => startsGroup)).toEqual([true, true, true, true, true])
  expect(roomLines([message(1), message(2)], { newFrom: null, hasBefore: false })[1]?.startsGroup).toBe(false)
})

test('while earlier messages are not read, the first one stands out of sight, so that no line changes later', () => {
  const [first, ...rest] = [message(7), message(8), message(9)]
  const lines = roomLines([message(7), ...rest], { newFrom: null, hasBefore: true })
  expect(lines.map((line) => line.message.seq)).toEqual([8, 9])
  const more = roomLines([message(6), first as ChatMessage, ...rest], { newFrom: null, hasBefore: true })
  expect(more.slice(1)).toEqual(lines)
})
