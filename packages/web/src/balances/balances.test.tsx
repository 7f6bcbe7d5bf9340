import { selectLocation } from '@supplier/core/app/app.selectors'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

type Sandbox = ReturnType<typeof createSandbox>

/** Opens a balance, with the app’s real machines and views. */
const at = async (href: string, prepare: (sandbox: Sandbox) => void = () => {}) => {
  const sandbox = createSandbox()
  prepare(sandbox)
  const app = await openedSignedIn(sandbox, href)
  await screen.findByRole('navigation', { name: 'Баланси' })
  return { app, sandbox }
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ')
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const settled = () => waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe(null))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('the main balance shows its amount and its operations, each with its sign', async () => {
  await at('/payments/balances/main-balance')
  await settled()
  expect(screen.getAllByText('12 345,67 грн.').length).toBeGreaterThan(1)
  const sums = rows().map((row) => plain(within(row).getAllByRole('cell').at(-2)?.textContent))
  expect(sums.length).toBeGreaterThan(3)
  for (const sum of sums) expect(sum).toMatch(/^[+−]\d[\d ]*,\d\d грн\.$/)
})

it('the page number and the filter are query parameters', async () => {
  const { app } = await at('/payments/balances/main-balance')
  await settled()
  const first = rows()[0]?.textContent
  const next = screen.getByRole('link', { name: 'Наступна сторінка' })
  expect(next.getAttribute('href')).toBe('/payments/balances/main-balance?page=2')
  await act(async () => void fireEvent.click(next))
  await waitFor(() => expect(screen.getByText(/^Сторінка 2 з/)).not.toBe(null))
  expect(rows()[0]?.textContent).not.toBe(first)
  await press('Фільтр')
  const payouts = await screen.findByRole('checkbox', { name: 'Виплата' })
  await act(async () => void fireEvent.click(payouts))
  await waitFor(() => expect(selectLocation(app.getSnapshot())).toMatchObject({ search: '?type=payout' }))
  await settled()
  expect(rows().length).toBeGreaterThan(0)
  for (const row of rows()) expect(within(row).getByText('Виплата')).not.toBe(null)
  await press('Скинути фільтри')
  await waitFor(() => expect(selectLocation(app.getSnapshot())).toEqual({ to: 'main-balance' }))
})

it('a list that failed to load can be requested again', async () => {
  const { sandbox } = await at('/payments/balances/main-balance', ({ faults }) =>
    faults.add({ kind: 'status', status: 500, path: '*/account/balance', count: null }),
  )
  await screen.findByRole('heading', { name: 'Не вдалося отримати список' })
  sandbox.faults.clear()
  await press('Спробувати ще раз')
  await settled()
  expect(rows().length).toBeGreaterThan(3)
})

it('money moves from one balance to the other', async () => {
  await at('/payments/balances/main-balance')
  await settled()
  await press('Переказати')
  const dialog = within(await screen.findByRole('dialog', { name: 'Переказ між балансами' }))
  const field = await dialog.findByLabelText('Сума')
  fireEvent.change(field, { target: { value: '345,67' } })
  expect(plain(dialog.getAllByRole('definition')[1]?.textContent)).toBe('12 000,00 грн.')
  await act(async () => void fireEvent.submit(field))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await waitFor(() => expect(screen.getAllByText('12 000,00 грн.').length).toBeGreaterThan(1))
})

it('a top-up asks for the amount and leads to the payment page', async () => {
  await at('/payments/balances/main-balance')
  await press('Поповнити')
  const dialog = within(await screen.findByRole('dialog', { name: 'Поповнити основний баланс' }))
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^500,00/ })))
  expect(dialog.getByLabelText<HTMLInputElement>('Сума поповнення').value).toBe('500')
  await act(async () => void fireEvent.submit(dialog.getByLabelText('Сума поповнення')))
  await screen.findByRole('dialog', { name: /^(Відкрити сторінку оплати\?|Оплатіть на сторінці оплати)$/ })
})

it('the service balance shows its own amount and operations', async () => {
  await at('/payments/balances/balance-services')
  await settled()
  expect(screen.getAllByText('850,00 грн.')).toHaveLength(2)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Дата',
    'Операція',
    'Сума',
    'Залишок',
  ])
  await press('Переказати')
  const dialog = within(await screen.findByRole('dialog'))
  const from = await dialog.findByRole('group', { name: 'Напрямок' })
  expect(from.textContent).toBe('Звідки Баланс послугКуди Основний баланс')
})

it('money that comes back for advertising is named so, and what was spent as before', async () => {
  let isFirst = true
  await at('/payments/balances/balance-services?type=advertising', ({ setWorld }) =>
    setWorld((world) => ({
      ...world,
      lines: world.lines.map((line) => {
        const isBack = line.type === 'advertising' && isFirst
        if (isBack) isFirst = false
        return isBack ? { ...line, amount: 2_40 } : line
      }),
    })),
  )
  await settled()
  const names = rows().map((row) => row.textContent ?? '')
  expect(names.filter((name) => name.includes('Повернення за рекламу'))).toHaveLength(1)
  expect(names.length).toBeGreaterThan(1)
})

it('a start of a campaign with too little money names the missing sum, and its link fills it into the transfer', async () => {
  const sandbox = createSandbox()
  sandbox.setWorld((world) => ({
    ...world,
    suppliers: world.suppliers.map((supplier) => ({ ...supplier, service: 10_00 })),
  }))
  await openedSignedIn(sandbox, '/dashboard/advertising?campaign=9103&do=start')
  const dialog = await screen.findByRole('dialog', { name: /Запустити кампанію/ }, { timeout: 15_000 })
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Запустити' })))
  const link = await within(dialog).findByRole('link', { name: 'Переказати на баланс послуг' })
  expect(plain(within(dialog).getByRole('alert').textContent)).toContain('Бракує 190,00 грн.')
  await act(async () => void fireEvent.click(link))
  const transfer = await screen.findByRole('dialog', { name: /Переказ/ })
  expect(within(transfer).getByRole<HTMLInputElement>('textbox').value).toBe('190')
})
