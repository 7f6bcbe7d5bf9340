import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { formPreviewMachine } from './form-preview.machine.ts'
import { selectFormPreview } from './form-preview.selectors.ts'
import { isPreviewOpen } from './preview-open.selectors.ts'

const category = { id: '7', title: 'Сукні' }
const [few, many] = [
  { id: '8', products: 1 },
  { id: '9', products: 4 },
]
const weight = { id: '31', kind: 'number', values: [], hasMoreValues: false }
const away = failed({ kind: 'unreachable' })

const model = explore(formPreviewMachine, {
  input: { app: { send: () => {} } },
  user: [
    { type: 'preview.opened' },
    { type: 'preview.closed' },
    { type: 'category.chosen', category },
    { type: 'category.chosen', category: null },
    { type: 'picker.opened' },
    { type: 'values.tried', values: { '31': { number: 'два' } } },
    { type: 'value.named', attribute: '31', value: { id: '310', title: 'Перший' } },
    { type: 'page.read', page: { rows: [], page: 1, total: 0, lastPage: 1 }, query: { page: 1 }, isFiltered: false },
    { type: 'retry.chosen' },
  ],
  world: {
    fetchShortlist: [gives(succeeded([few, many])), gives(succeeded([])), gives(away)],
    fetchAttributes: [gives(succeeded([weight])), gives(away)],
    options: [breaks()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('form-preview', model.coverage)
})

test('the category with the most products is shown first, and then the one that was chosen last', () => {
  const opened = model.movesWhere(({ event, from }) => event === 'preview.opened' && from.matches('closed'))
  expect(opened.length).toBeGreaterThan(1)
  const found = model.movesWhere(({ event }) => event === 'xstate.done.actor.fetchShortlist')
  expect(new Set(found.map(({ to }) => to.context.category?.id))).toEqual(new Set(['9', undefined]))
  for (const { from, to } of opened) if (from.context.category) expect(to.context.category).toBe(from.context.category)
})

test('another category, and a preview opened anew, show nothing of what was tried before', () => {
  const moves = model.movesWhere(({ event, from, to }) =>
    event === 'category.chosen' ? from.matches('open') : from.matches('closed') && to.matches('open'),
  )
  for (const { to } of moves) expect([to.context.values, to.context.named]).toEqual([{}, {}])
  expect(moves.some(({ from }) => Object.keys(from.context.values).length > 0)).toBe(true)
})

test('fields stay while they are read again, with what is wrong with the tried values', () => {
  const again = model.movesWhere(({ event }) => event === 'page.read').filter(({ to }) => to.hasTag('busy'))
  expect(again.length).toBeGreaterThan(0)
  for (const { from, to } of again) expect(to.context.attributes).toBe(from.context.attributes)
  const views = model.paths.map(({ state }) => ({ ...selectFormPreview(state), isOpen: isPreviewOpen(state) }))
  const wrong = views.filter(({ values }) => Object.keys(values).length > 0)
  expect(wrong.length).toBeGreaterThan(0)
  for (const { errors } of wrong) expect(errors).toEqual({ 'attributes.31': { key: 'kit.notANumber' } })
  expect(views.filter(({ message }) => message !== null).every(({ isOpen, isLoading }) => isOpen && !isLoading)).toBe(
    true,
  )
})
