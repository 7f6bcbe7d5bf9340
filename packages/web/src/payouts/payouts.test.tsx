import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

const atPayouts = async () => {
  const sandbox = createSandbox()
  await openedSignedIn(sandbox, '/payments/payouts')
  await screen.findByRole('table', { name: 'Виплати' })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe(null))
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('shows the totals, and every payout with its status', async () => {
  await atPayouts()
  const sums = screen.getAllByRole('term').map((term) => term.textContent)
  expect(sums).toEqual(['Доступно до виплати', 'Заморожено', 'В обробці', 'Виплачено цього місяця'])
  expect(screen.getByText('12 345,67 грн.', { selector: 'dd' })).not.toBe(null)
  expect(rows().length).toBeGreaterThan(1)
  expect(within(screen.getByRole('table')).getAllByText('Виплачено').length).toBeGreaterThan(0)
})

it('a filter shows payouts with one status until it is cleared', async () => {
  await atPayouts()
  const pick = async (status: string) => {
    const choice = await screen.findByRole('checkbox', { name: status })
    await act(async () => void fireEvent.click(choice))
  }
  const clear = () => screen.queryByRole('button', { name: 'Скинути фільтри' })
  const shows = (...statuses: readonly string[]) =>
    waitFor(() => {
      expect(rows()).toHaveLength(statuses.length)
      for (const [at, status] of statuses.entries()) expect(rows()[at]?.textContent).toContain(status)
    })
  await shows('Виплачено', 'Відхилено', 'Виплачено')
  expect(clear()).toBe(null)
  await press('Фільтр')
  await pick('Відхилено')
  await shows('Відхилено')
  await press('Скинути фільтри')
  await shows('Виплачено', 'Відхилено', 'Виплачено')
  await pick('Виплачено')
  await shows('Виплачено', 'Виплачено')
  await pick('Виплачено')
  await shows('Виплачено', 'Відхилено', 'Виплачено')
  expect(clear()).toBe(null)
})

it('a payout is requested, confirmed, and cancelled', async () => {
  await atPayouts()
  const before = rows().length
  await press('Замовити виплату')
  const amount = await screen.findByLabelText('Сума виплати')
  fireEvent.change(amount, { target: { value: '1000' } })
  await act(async () => void fireEvent.submit(amount))
  await screen.findByRole('dialog', { name: 'Підтвердьте виплату' })
  await press('Підтвердити виплату')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await waitFor(() => expect(rows()).toHaveLength(before + 1))
  await press(/^Скасувати заявку №/)
  await screen.findByRole('dialog', { name: /^Скасувати заявку №/ })
  await press('Скасувати заявку')
  await waitFor(() => expect(within(screen.getByRole('table')).getByText('Скасовано')).not.toBe(null))
  expect(screen.queryByRole('button', { name: /^Скасувати заявку №/ })).toBe(null)
})
