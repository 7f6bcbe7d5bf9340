import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../../testing/explore.ts'
import { pictureAddressesMachine } from './picture-addresses.machine.ts'
import { linkedPicture } from './pictures.domain.ts'

const one = 'https://shop.ua/1.jpg'

const model = explore(pictureAddressesMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    supplierId: 1,
    product: '7',
    owner: { send: () => {} },
  },
  user: [
    { type: 'addresses.toggled' },
    { type: 'addresses.typed', text: one },
    { type: 'addresses.typed', text: 'wrong' },
    { type: 'addresses.typed', text: ' ' },
    { type: 'addresses.added', pictures: [] },
    { type: 'addresses.added', pictures: [linkedPicture('a', one)] },
    { type: 'unsent.changed', addresses: [one] },
    { type: 'unsent.changed', addresses: [] },
  ],
  childEvents: { draft: [{ type: 'draft.found', texts: { addresses: 'https://shop.ua/2.jpg' } }] },
  world: { draft: [breaks()] },
  project: ({ isOpen, typed, unsent }) => [isOpen, [...new Set(typed.split('\n'))].toSorted(), unsent],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('picture-addresses', model.coverage)
})

test('leaving is safe exactly when nothing is typed and the server accepted every picture', () => {
  for (const { state } of model.paths)
    expect(state.matches('sent')).toBe(state.context.typed.trim() === '' && state.context.unsent.length === 0)
})

test('what could not be added stays typed and open', () => {
  const added = model.movesWhere(({ event, from }) => event === 'addresses.added' && from.context.typed === 'wrong')
  for (const { to } of added) expect([to.context.typed, to.context.isOpen]).toEqual(['wrong', true])
})
