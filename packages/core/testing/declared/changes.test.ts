import { expect, test } from 'vitest'
import { declaredChanges } from './changes.ts'
import { type Line, pageOf, type Tables } from './page.ts'

const page = (offered: Readonly<Record<string, string>>, asks = 'at once'): Tables =>
  new Map<string, readonly Line[]>([
    ['Commands', [{ name: '«Друк» labels', cells: { asks } }]],
    ['In state ready', Object.entries(offered).map(([name, cell]) => ({ name, cells: { offered: cell } }))],
  ])

const committed = pageOf('orders', 'from', page({ '«Друк» labels': 'always', 'to edit': 'paid yes' }))

test.each([
  ['nothing', page({ '«Друк» labels': 'always', 'to edit': 'paid yes' }), []],
  [
    'a command that is gone from a state',
    page({ 'to edit': 'paid yes' }),
    ['orders: «Друк» labels is no longer offered in state ready'],
  ],
  [
    'a command that is new in a state',
    page({ '«Друк» labels': 'always', 'to edit': 'paid yes', copy: 'heavy no' }),
    ['orders: copy is now offered in state ready: heavy no'],
  ],
  [
    'another condition',
    page({ '«Друк» labels': 'always', 'to edit': 'paid no' }),
    ['orders: to edit is offered in state ready under another condition: "paid yes" is now "paid no"'],
  ],
  [
    'a command that asks now',
    page({ '«Друк» labels': 'always', 'to edit': 'paid yes' }, 'for a yes'),
    ['orders: «Друк» labels, asks: "at once" is now "for a yes"'],
  ],
  [
    'a state that is gone',
    new Map([...page({})].filter(([heading]) => heading === 'Commands')),
    ['orders: "In state ready" is gone'],
  ],
])('the check names %s', (_, now, changes) => {
  expect(declaredChanges('orders', committed, now)).toEqual(changes)
})
