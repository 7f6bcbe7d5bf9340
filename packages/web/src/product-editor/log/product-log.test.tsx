import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../../testing/opened.tsx'

const lines = [
  { at: '2026-01-09T10:00:00Z', origin: 'integration', field: 'price', before: 1234.5, after: 1300 },
  { at: '2026-01-08T10:00:00Z', origin: 'marketplace', field: 'status', before: 'moderation', after: 'active' },
  { at: 'yesterday', origin: 'robot', field: 'shelf_life', before: null, after: '<b>12</b>' },
  { at: null, origin: null, field: 'variants.3101.is_active', before: true, after: false },
]

const withLog = async (status: number, body: unknown) => {
  const sandbox = createSandbox()
  sandbox.faults.add({ kind: 'status', status, body, method: 'GET', path: '/*/products/2001/log' })
  await openedSignedIn(sandbox, '/products/edit/2001?step=offer&log=open')
  return within(await screen.findByRole('dialog', { name: 'Історія змін' }))
}

const textsIn = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('listitem').map((item: HTMLElement) => item.textContent?.replace(/\s/g, ' '))

it('each line says what changed, from what to what, when and by whom, in words or as the server says it', async () => {
  const dialog = await withLog(200, { data: lines, meta: { next_cursor: null, prev_cursor: null } })
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(4))
  const [price, status, unknown, variant] = textsIn(dialog)
  expect(price).toMatch(/^Ціна1 234,50 грн\. → {2}стало 1 300,00 грн\.09\.01\.26, 12:00 · Інтеграція$/)
  expect(status).toMatch(/^Стан товаруНа модерації → {2}стало Активний.* · Маркетплейс$/)
  expect(unknown).toBe('shelf_lifeпорожньо →  стало <b>12</b>Час невідомий · robot')
  expect(variant).toBe('Продається · 3101так →  стало ніЧас невідомий · Невідомо хто')
  expect(dialog.queryByRole('button', { name: 'Показати ще' })).toBeNull()
})
