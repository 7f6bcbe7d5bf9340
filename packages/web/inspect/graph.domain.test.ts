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
          id: 'till',
          initial: 'free',
          states: {
            free: { on: { 'guest.came': 'taken' } },
            taken: { always: { guard: { type: 'isPaid' }, target: 'free' } },
          },
        },
        light: { initial: 'on', states: { on: {}, off: { type: 'final' } }, onDone: '#till.taken' },
      },
    },
  },
})

test('a machine is boxes in boxes', () => {
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

test('arrows find their targets, and carry everything that leads the same way', () => {
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
])('the value %j lights %j', (value, paths) => {
  expect(activeIn(value)).toEqual(paths)
})

test.each(['', 'nonsense', 'null', '{}'])('what is no definition is a box: %j', (text) => {
  expect(graphOf(text)).toMatchObject({ nodes: [{ id: '', kind: 'atomic' }], edges: [] })
})
