import { expect, test } from 'vitest'
import { queued, type Unsent } from './outbox.domain.ts'
import { adopted, changesOf, settledRooms } from './outbox-tabs.domain.ts'

const at = (key: string, order: number, room = '7'): Unsent => queued({ room, key, text: key, attachments: [] }, order)
const [a, b, c] = [at('a', 1), at('b', 2), at('c', 3)]
const failed: Unsent = { ...a, state: 'failed', failure: { kind: 'unexpected' } }

const shown = (rooms: ReturnType<typeof adopted>) =>
  Object.entries(rooms).map(
    ([room, items]) => `${room}: ${items.map(({ key, state }) => `${key} ${state}`).join(', ')}`,
  )

test.each<[string, readonly Unsent[], readonly Unsent[], readonly Unsent[], readonly string[]]>([
  ['has written a message', [a], [a], [a, b], ['7: a queued, b queued']],
  ['has written in another room', [a], [a], [a, at('x', 9, '8')], ['7: a queued', '8: x queued']],
  ['has sent a message', [a, b], [a, b], [b], ['7: b queued']],
  ['has sent all of them', [a], [a], [], ['7: ']],
  ['sends one that had failed again', [failed], [failed], [a], ['7: a queued']],
  ['has written while this tab wrote', [a, c], [a], [a, b], ['7: a queued, b queued, c queued']],
  ['has changed nothing, and this one has', [failed], [a], [a], ['7: a failed']],
  ['has not heard that this one has removed a message', [], [a], [a], ['7: ']],
])('when another tab %s, this tab shows it', (_, mine, known, stored, expected) => {
  expect(shown(adopted({ '7': mine }, { known, stored }))).toEqual(expected)
})

test.each<[string, readonly Unsent[], readonly Unsent[], readonly Unsent[], readonly string[]]>([
  ['a new message', [], [a], [a], []],
  ['a message in another state', [a], [failed], [failed], []],
  ['one that is gone', [a, b], [b], [], ['a']],
  ['nothing', [a], [a], [], []],
])('%s is saved', (_, known, mine, saved, removed) => {
  expect(changesOf(known, mine)).toEqual({ saved, removed })
})

test('a room of which another tab has sent a message is read', () => {
  expect(settledRooms({ '7': [a], '8': [at('x', 1, '8')] }, { '7': [], '8': [at('x', 1, '8')] })).toEqual(['7'])
})
