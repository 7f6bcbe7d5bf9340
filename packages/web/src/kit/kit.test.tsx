import type { ListView } from '@supplier/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language-store.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { ListPanel } from './ListPanel.tsx'

afterEach(cleanup)

type View = ListView<{ readonly id: string }, unknown>

const calm = { query: null, isLoading: false, isStale: false, messages: [] }
const rows: View = {
  ...calm,
  state: 'rows',
  rows: [{ id: 'one' }, { id: 'two' }],
  pager: { page: 2, lastPage: 3, hasNext: true, total: 1234 },
}

const shown = (view: View) => {
  const send = vi.fn()
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <ListPanel
        label="Things"
        view={view}
        columns={[{ id: 'id', header: 'Id', cell: ({ id }) => id }]}
        filters={<span>filters</span>}
        nothingYet={{ title: 'No things', text: 'They come.', actions: <button type="button">Make one</button> }}
        hrefOf={(page) => `/things?page=${page}`}
        send={send}
      />
    </FixedTranslations>,
  )
  return send
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const cells = () => screen.queryAllByRole('cell').map(({ textContent }) => textContent)

it('shows rows and their total, and links to other pages', () => {
  const send = shown(rows)
  expect(cells()).toEqual(['one', 'two'])
  expect(screen.getByText('Усього: 1 234')).not.toBe(null)
  expect(screen.getByText('Сторінка 2 з 3')).not.toBe(null)
  const next = screen.getByRole('link', { name: 'Наступна сторінка' })
  expect(next.getAttribute('href')).toBe('/things?page=3')
  fireEvent.click(next)
  expect(send).toHaveBeenCalledWith({ type: 'page.chosen', page: 3 })
})

it('does not show a total when it is unknown', () => {
  shown({ ...rows, pager: { page: 2, lastPage: null, hasNext: true, total: null } })
  expect(screen.getByText('Сторінка 2')).not.toBe(null)
  expect(screen.queryByText(/Усього/)).toBe(null)
})

it('keeps stale rows visible, marks them as stale, and retries', () => {
  const send = shown({ ...rows, isStale: true, messages: [{ key: 'failure.unexpected' }] })
  expect(cells()).toEqual(['one', 'two'])
  expect(screen.getByRole('status').textContent).toContain('Показуємо те, що завантажено раніше.')
  press('Спробувати ще раз')
  expect(send).toHaveBeenCalledWith({ type: 'retry.chosen' })
})

it('shows placeholders while rows load', () => {
  shown({ ...calm, state: 'loading', isLoading: true })
  expect(screen.getByRole('table', { name: 'Things' }).getAttribute('aria-busy')).toBe('true')
})

it('distinguishes the reasons for an empty list', () => {
  shown({ ...calm, state: 'nothingYet' })
  expect(screen.getByRole('heading', { name: 'No things' })).not.toBe(null)
  expect(screen.getByRole('button', { name: 'Make one' })).not.toBe(null)
  expect(screen.queryByText('filters')).toBe(null)
  cleanup()

  const found = shown({ ...calm, state: 'nothingFound' })
  expect(screen.getByRole('heading', { name: 'За цими фільтрами нічого немає' })).not.toBe(null)
  press('Скинути фільтри')
  expect(found).toHaveBeenCalledWith({ type: 'filters.cleared' })
  cleanup()

  const failed = shown({ ...calm, state: 'failed', messages: [{ key: 'failure.unexpected' }] })
  expect(screen.getByRole('heading', { name: 'Не вдалося отримати список' })).not.toBe(null)
  expect(screen.getByText('Можливо, зникло з’єднання або сервер зайнятий.')).not.toBe(null)
  press('Спробувати ще раз')
  expect(failed).toHaveBeenCalledWith({ type: 'retry.chosen' })
  cleanup()

  const text = { text: 'Лише для власника магазину' } as never
  shown({ ...calm, state: 'notAllowed', messages: [text] })
  expect(screen.getByRole('heading', { name: 'Немає доступу до цього списку' })).not.toBe(null)
  expect(screen.getByText('Лише для власника магазину')).not.toBe(null)
})
