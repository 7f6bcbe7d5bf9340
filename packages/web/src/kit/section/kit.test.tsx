import { type ListPage, type ListQuery, type ListRow, pagesOnly } from '@supplier/core/kit/list/list.domain'
import type { ListActor } from '@supplier/core/kit/list/list.setup'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { ListPanel } from '../list/ListPanel.tsx'

type Actor = ListActor<ListRow, ListQuery, ListPage<ListRow>>
type Context = ReturnType<Actor['getSnapshot']>['context']

const failure = { kind: 'unexpected' } as const
const query = { page: 2 }
const found = (length: number, more: object = {}): Pick<Context, 'found'> => ({
  found: {
    query,
    isFiltered: false,
    page: {
      rows: ['one', 'two'].slice(0, length).map((id) => ({ id })),
      page: 2,
      total: 1234,
      lastPage: 3,
    },
    ...more,
  },
})

const foundOf = (ids: readonly string[], page: object, isFiltered = false) => ({
  found: { query, isFiltered, page: { rows: ids.map((id) => ({ id })), page: 2, total: 2, lastPage: 3, ...page } },
})

const exporting = {
  snapshot: {
    context: { rows: new Map<string, ListRow>(), isLast: true, format: 'csv' },
    hasTag: (_: string) => false,
  },
  getSnapshot: () => exporting.snapshot,
  subscribe: () => ({ unsubscribe: () => {} }),
  send: vi.fn(),
}

const shown = (context: Partial<Context>, ...tags: readonly string[]) => {
  const send = vi.fn()
  const snapshot = {
    context: { query, found: null, kept: null, newest: null, failure: null, typed: null, ...context },
    children: { export: exporting },
    hasTag: (tag: string) => tags.includes(tag),
  }
  const list = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send } as unknown as Actor
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <ListPanel
        label="Things"
        route="reviews"
        list={list}
        rules={pagesOnly}
        codecs={{}}
        t={{ filters: {}, filterChoices: {} }}
        columns={[
          { id: 'id', header: 'Id', cell: ({ id }) => id, file: ({ id }) => `=${id}` },
          { id: 'actions', header: 'Actions', file: null, cell: () => null },
          { id: 'mark', header: 'Mark', file: ['id'], cell: () => null },
        ]}
        nothingYet={{ title: 'No things', text: 'They come.', actions: <button type="button">Make one</button> }}
      />
    </FixedTranslations>,
  )
  return send
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const cells = () => screen.queryAllByRole('cell').flatMap(({ textContent }) => (textContent === '—' ? [] : textContent))

it('shows rows and their total, and links to other pages', () => {
  const send = shown(found(2))
  expect(cells()).toEqual(['one', 'two'])
  expect(screen.getByText('Усього: 1 234')).not.toBe(null)
  expect(screen.getByText('Сторінка 2 з 3')).not.toBe(null)
  const next = screen.getByRole('link', { name: 'Наступна сторінка' })
  expect(next.getAttribute('href')).toBe('/reviews?page=3')
  fireEvent.click(next)
  expect(send).toHaveBeenCalledWith({ type: 'page.chosen', page: 3 })
})

it('does not show a total when it is unknown', () => {
  shown(found(2, { page: { rows: [{ id: 'one' }], page: 2, total: null, lastPage: null } }))
  expect(screen.getByText('Сторінка 2')).not.toBe(null)
  expect(screen.queryByText(/Усього/)).toBe(null)
})

it('keeps stale rows visible, marks them as stale, and retries', () => {
  const send = shown({ ...found(2), failure })
  expect(cells()).toEqual(['one', 'two'])
  expect(screen.getByRole('status').textContent).toContain('Показуємо те, що завантажено раніше.')
  press('Спробувати ще раз')
  expect(send).toHaveBeenCalledWith({ type: 'retry.chosen' })
})

it('tells how many rows wait, or that the order is out of date, and shows them on a press', () => {
  const { found: shownRows } = found(2)
  const newest = (...ids: readonly string[]) => ({ rows: ids.map((id) => ({ id })), page: 2, total: 5, lastPage: 3 })
  const send = shown({ found: shownRows, newest: newest('three', 'four', 'five', 'one') })
  expect(screen.getByRole('status').textContent).toContain('3 нові')
  press('Показати')
  expect(send).toHaveBeenCalledWith({ type: 'newest.chosen' })
  cleanup()

  shown({ found: shownRows, newest: newest('two', 'one') })
  expect(screen.getByRole('status').textContent).toContain('Порядок застарів')
  press('Оновити')
  cleanup()

  shown({ found: shownRows, newest: newest('one', 'two') })
  expect(screen.queryByRole('status')).toBe(null)
})

it.each([
  ['nothing while the rows of another query are shown', { ...found(2), query: { page: 3 } }, ''],
  ['nothing while no rows are there', {}, ''],
  ['nothing when they could not be read', { failure }, ''],
  ['the total', found(2), 'Знайдено: 1 234'],
  ['the shown rows, if the server does not count them', foundOf(['one', 'two'], { total: null }), 'Знайдено: 2'],
  ['that nothing was found', foundOf([], { total: 0 }, true), 'Нічого не знайдено'],
  ['nothing of a list that was never filled', foundOf([], { total: 0 }), ''],
])('a screen reader hears %s', (_, context, said) => {
  shown(context)
  expect(document.querySelector('[aria-live=polite]')?.textContent?.replace(/\s/g, ' ')).toBe(said)
})

it('shows placeholders while rows load', () => {
  shown({}, 'loading')
  expect(screen.getByRole('table', { name: 'Things' }).getAttribute('aria-busy')).toBe('true')
})

it('distinguishes the reasons for an empty list', () => {
  shown(found(0))
  expect(screen.getByRole('heading', { name: 'No things' })).not.toBe(null)
  expect(screen.getByRole('button', { name: 'Make one' })).not.toBe(null)
  cleanup()

  const filtered = shown(found(0, { isFiltered: true }))
  expect(screen.getByRole('heading', { name: 'За цими фільтрами нічого немає' })).not.toBe(null)
  press('Скинути фільтри')
  expect(filtered).toHaveBeenCalledWith({ type: 'filters.cleared' })
  cleanup()

  const failed = shown({ failure })
  expect(screen.getByRole('heading', { name: 'Не вдалося отримати список' })).not.toBe(null)
  expect(screen.getByText('Можливо, зникло з’єднання або сервер зайнятий.')).not.toBe(null)
  press('Спробувати ще раз')
  expect(failed).toHaveBeenCalledWith({ type: 'retry.chosen' })
  cleanup()

  const texts = [{ text: 'Лише для власника магазину' }]
  shown({ failure: { kind: 'refused', status: 403, texts, fields: {}, retryAfter: null } })
  expect(screen.getByRole('heading', { name: 'Немає доступу до цього списку' })).not.toBe(null)
  expect(screen.getByText('Лише для власника магазину')).not.toBe(null)
})

it('exports in two steps: all rows are read in the chosen format, then saved as a file', async () => {
  shown(found(2))
  press('Експорт')
  const item = await screen.findByRole('menuitem', { name: 'Таблиця Excel (XLSX)' })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true))
  fireEvent.click(item)
  const chosen = { query: { page: 2 }, format: 'xlsx', fields: ['id'] }
  await waitFor(() => expect(exporting.send).toHaveBeenCalledWith({ type: 'export.chosen', ...chosen }))
  cleanup()

  const rows = new Map(['one', 'two', 'three'].map((id) => [id, { id }]))
  exporting.snapshot = { context: { rows, isLast: false, format: 'xlsx' }, hasTag: (tag: string) => tag === 'read' }
  shown(found(2))
  press(/Зберегти XLSX \(3\)/)
  expect(exporting.send).toHaveBeenCalledWith({
    type: 'table.written',
    table: { name: 'reviews', header: ['Id'], rows: [['=one'], ['=two'], ['=three']] },
  })
})

it('the rows of an earlier visit say in words when they were read, and take no command', () => {
  const { page } = found(2).found ?? {}
  if (!page) throw new Error('no page')
  shown({ kept: { page, at: Date.UTC(2020, 10, 29, 12, 5) } }, 'loading')
  expect(cells()).toEqual(['one', 'two'])
  expect(screen.getByText(/^Рядки станом на 29\.11\.20, оновлюємо…$/)).not.toBe(null)
  expect(screen.getByRole('table').closest('fieldset')?.disabled).toBe(true)
  cleanup()
  shown({ kept: { page, at: Date.UTC(2020, 10, 29, 12, 5) }, failure })
  expect(screen.getByText(/^Рядки станом на 29\.11\.20$/)).not.toBe(null)
  cleanup()
  shown(found(2))
  expect(screen.queryByText(/^Рядки станом на/)).toBe(null)
  expect(screen.getByRole('table').closest('fieldset')?.disabled).toBe(false)
})
