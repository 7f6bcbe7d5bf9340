import { expect, test } from 'vitest'
import { type Brand, brandIn, proposableBrand } from './brand.domain.ts'

const option = (title: string) => ({ id: title, title, text: null, refusal: null })
const found = { search: 'Karpaty', options: [option('Karpaty Wool')], isLoading: false, message: null }

test.each([
  ['a title that only begins another one', found, 'Karpaty'],
  ['blanks around and within', { ...found, search: '  Глек   мій ' }, 'Глек мій'],
  ['the title of a found brand, whatever its case', { ...found, search: ' karpaty  WOOL' }, null],
  ['one letter', { ...found, search: 'K' }, null],
  ['more than a title may hold', { ...found, search: 'K'.repeat(101) }, null],
  ['a search that is still under way', { ...found, isLoading: true }, null],
  ['a search that failed', { ...found, message: { key: 'failure.unreachable' } as const }, null],
])('%s is proposed as: %o → %s', (_, view, title) => {
  expect(proposableBrand(view)).toBe(title)
})

const brand = (id: string, status: Brand['status']): Brand => ({ id, title: id, status, reason: null })

test.each([
  ['nothing is chosen', null, brand('1', 'active'), null, null],
  ['a brand that only the proposal knows', '2', brand('1', 'active'), brand('2', 'proposed'), ['proposed', true]],
  ['a proposal that was decided since', '2', brand('2', 'active'), brand('2', 'proposed'), ['active', true]],
  ['a proposal of an earlier visit', '2', brand('2', 'rejected'), null, ['rejected', true]],
  ['a brand of the marketplace', '1', brand('1', 'active'), null, ['active', false]],
  ['a brand that was picked and not saved yet', '3', brand('1', 'active'), null, null],
])('%s', (_, chosen, ofProduct, proposed, expected) => {
  const known = brandIn(chosen === null ? null : { id: chosen, title: chosen }, ofProduct, proposed)
  expect(known && [known.status, known.isProposal]).toEqual(expected)
})
