import { expect, test } from 'vitest'
import { activeIn, graphOf } from './graph.domain.ts'

const shop = JSON.stringify({
  id: 'shop',
  initial: 'closed',
  on: { 'alarm.rang': '.closed', 'news.came': { actions: 'note' } },
  states: {
    closed: { on: { 'door.opened': [{ guard: 'isDay', target: 'open.selling' }, { target: 'closed' }] } },
    open: {
      type: 'parallel',
      tags: ['busy'],
      invoke: { src: 'watch', onError: { target: '#shop.closed' } },
      after: { 1000: 'closed', closingTime: 'closed' },
      states: {
        selling: {
          id: 'harness',
          initial: 'free',
          states: {
            free: { on: { 'guest.came': 'taken' } },
            taken: { always: { guard: { type: 'isPaid' }, target: 'free' } },
          },
        },
        light: { initial: 'on', states: { on: {}, off: { type: 'final' } }, onDone: '#harness.taken' },
      },
    },
  },
})

test('a machine becomes nested boxes', () => {
  const { nodes } = graphOf(shop)
  expect(nodes.map(({ id, parent, kind, initial }) => [id, parent, kind, initial])).toEqual([
    ['', null, 'compound', 'closed'],
    ['closed', '', 'atomic', null],
    ['open', '', 'parallel', null],
    ['open.selling', 'open', 'compound', 'open.selling.free'],
    ['open.selling.free', 'open.selling', 'atomic', null],
    ['open.selling.taken', 'open.selling', 'atomic', null],
    ['open.light', 'open', 'compound', 'open.light.on'],
    ['open.light.on', 'open.light', 'atomic', null],
    ['open.light.off', 'open.light', 'final', null],
  ])
  expect(nodes.find(({ id }) => id === 'open')).toMatchObject({ name: 'open', tags: ['busy'], runs: ['watch'] })
  expect(nodes[0]).toMatchObject({ name: 'shop', hears: ['news.came'] })
})

test('arrows lead to their targets, and transitions between the same states share an arrow', () => {
  const arrows = graphOf(shop).edges.map(({ from, to, labels }) => [from, to, labels])
  expect(arrows).toEqual([
    ['', 'closed', ['alarm.rang']],
    ['closed', 'open.selling', ['door.opened [isDay]']],
    ['closed', 'closed', ['door.opened']],
    ['open', 'closed', ['after 1000 ms', 'after closingTime', 'watch failed']],
    ['open.selling.free', 'open.selling.taken', ['guest.came']],
    ['open.selling.taken', 'open.selling.free', ['always [isPaid]']],
    ['open.light', 'open.selling.taken', ['all done']],
  ])
})

test.each([
  ['on', ['on']],
  [{ open: { selling: 'free', light: {} } }, ['open', 'open.selling', 'open.selling.free', 'open.light']],
  [null, []],
])('the value %j highlights %j', (value, paths) => {
  expect(activeIn(value)).toEqual(paths)
})

test.each(['', 'nonsense', 'null', '{}'])('an invalid definition becomes a single box: %j', (text) => {
  expect(graphOf(text)).toMatchObject({ nodes: [{ id: '', kind: 'atomic' }], edges: [] })
})
