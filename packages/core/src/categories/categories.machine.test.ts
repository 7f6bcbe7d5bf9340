import { expect, test } from 'vitest'
import { actorLogOf, breaksDown, type Happening } from '../../testing/actor-log.ts'
import { someSession } from '../../testing/ports.ts'
import type { Location } from '../kernel/routes.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { type CategoriesEvent, categoriesMachine, suggestionsLocation } from './categories.machine.ts'

const place: Location = { to: 'product-categories', search: '?category=7' }
const input = {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  signInDraft: emptySignInDraft,
  supplier: someSession.supplier,
}
const page = actorLogOf(categoriesMachine, { ...input, location: place })

const at = (search: string): CategoriesEvent => ({ type: 'query.changed', location: { ...place, search } })
const changed = (section: string): CategoriesEvent => ({ type: 'record.changed', section, id: '1', version: 2 })
const suggesting = at(suggestionsLocation.search ?? '')
const readAgain = { sent: ['picker refresh.requested'] }

test.each<[string, readonly (CategoriesEvent | Happening)[], object]>([
  ['the picker opens on the category of the address', [], { state: 'categories', sent: ['asks picker'] }],
  ['a changed product is counted', [changed('products')], readAgain],
  ['a changed category is read again', [changed('categories')], readAgain],
  ['another record concerns no category', [changed('stores')], { sent: [] }],
  ['missed events are read again', [{ type: 'data.invalidated' }], readAgain],
  ['a shown tab is read again', [{ type: 'tab.shown' }], readAgain],
  ['a broken picker is told', [breaksDown('picker')], { sent: ['app failure.reported'] }],
  [
    'another category is kept as the address',
    [at('?category=8')],
    { state: 'categories', sent: [], context: { location: { search: '?category=8' } } },
  ],
  ['their address shows the suggestions', [suggesting], { state: 'suggestions', sent: ['asks suggestions'] }],
  ['the address of one suggestion too', [at('?suggestion=new')], { state: 'suggestions', sent: ['asks suggestions'] }],
  [
    'the suggestions learn of their query',
    [suggesting, at('?view=suggestions&page=2')],
    {
      state: 'suggestions',
      sent: ['suggestions query.changed'],
      events: [{ location: { search: '?view=suggestions&page=2' } }],
      context: { location: { search: '?view=suggestions&page=2' } },
    },
  ],
  [
    'back at the categories, what changed meanwhile is read',
    [suggesting, at('?category=8')],
    { state: 'categories', ...readAgain, context: { location: { search: '?category=8' } } },
  ],
  [
    'a changed suggestion is shown',
    [suggesting, changed('category-suggestions')],
    { sent: ['suggestions record.changed'], events: [{ section: 'category-suggestions' }] },
  ],
  [
    'suggestions are read after missed events',
    [suggesting, { type: 'data.invalidated' }],
    { sent: ['suggestions data.invalidated'] },
  ],
  ['and when the tab is shown', [suggesting, { type: 'tab.shown' }], { sent: ['suggestions data.invalidated'] }],
  ['broken suggestions are told', [suggesting, breaksDown('suggestions')], { sent: ['app failure.reported'] }],
])('categories: %s', async (_, scenario, lived) => expect(await page(...scenario)).toMatchObject(lived))

test('the page may open with the suggestions', async () => {
  const { state } = await actorLogOf(categoriesMachine, { ...input, location: suggestionsLocation })()
  expect(state).toBe('suggestions')
})
