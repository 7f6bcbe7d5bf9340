import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

const atHome = async (prepare: (sandbox: ReturnType<typeof createSandbox>) => void = () => {}) => {
  // The clock of the app stands at the beginning of 1970, and would follow the server's.
  const sandbox = createSandbox({ sendsDate: false })
  prepare(sandbox)
  await openedSignedIn(sandbox)
  await screen.findByRole('heading', { level: 1, name: 'Головна' })
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

it('lists pending tasks with links', async () => {
  await atHome()
  const tasks = await card('Що зробити')
  await tasks.findByText('12 нових замовлень')
  expect(tasks.getByRole('link', { name: 'До замовлень' }).getAttribute('href')).toBe('/orders?tab=new')
  const money = await card('Гроші')
  expect(money.getByRole('link', { name: 'Переказати' }).getAttribute('href')).toBe(
    '/payments/balances/main-balance?transfer',
  )
  expect(await (await card('Останні сповіщення')).findAllByRole('listitem')).toHaveLength(3)
})

it('greets by name and says what was ordered today beside yesterday at the same hour', async () => {
  const figure = { change_percent: 12, spark: [1, 2, 3, null], is_partial: true }
  await atHome((sandbox) => {
    const data = [
      { ...figure, metric: 'ordered', unit: 'uah', value: '18460.00', previous: '16482.50', link: null },
      { ...figure, metric: 'orders', unit: 'count', value: 21, previous: 19, link: { route: 'orders', params: {} } },
    ]
    sandbox.setWorld((world) => ({
      ...world,
      overrides: { 'GET /admin-suppliers/v1/statistics/summary': { data } },
    }))
  })
  const today = await card('Сьогодні')
  await today.findByText(/, Олена$/)
  today.getByText('18 460 грн.')
  today.getByText('+12 %')
  today.getByText('вчора на цю годину 16 482,50 грн.')
  const orders = screen.getByRole('link', { name: /Замовлення 21 вчора 19/ })
  expect(orders.getAttribute('href')).toBe('/orders')
})

it('shows a new supplier the setup steps', async () => {
  const steps = { information: false, product: false, delivery: false, payment: false }
  await atHome((sandbox) => sandbox.changeSupplier(1, { steps, orders: 0, chats: 0 }))
  expect((await card('Сьогодні')).queryByText('Замовлено сьогодні')).toBe(null)
  const setup = await card('Підготуйте магазин до перших замовлень')
  expect(setup.getByRole('link', { name: 'Додати статті' }).getAttribute('href')).toBe('/articles-information')
})

it('reports what failed to load, and retries', async () => {
  await atHome((sandbox) => {
    sandbox.faults.add({ kind: 'status', status: 500, method: 'GET', path: '*v2/notifications', count: 1 })
  })
  const events = await card('Останні сповіщення')
  fireEvent.click(await events.findByRole('button', { name: 'Спробувати ще раз' }))
  expect(await events.findAllByText('Повідомлення від покупця')).not.toEqual([])
})

it('lists what keeps the supplier from selling, with a link to the whole list and back', async () => {
  await atHome((sandbox) => {
    const expires_at = new Date(5.5 * 24 * 3_600_000).toISOString()
    const stores = ['blocked', 'rejected', 'draft'].map((status, at) => ({ id: at + 1, name: 'Крамниця', status }))
    const keys = [{ id: 7, title: 'Основний', carrier: 'nova', status: 'active', expires_at }]
    sandbox.setWorld((world) => ({
      ...world,
      overrides: { 'GET /admin-suppliers/v1/readiness': { data: { stores, keys } } },
    }))
  })
  const tasks = await card('Що зробити')
  await tasks.findByText('Ключ Нової Пошти діє ще 6 днів: замініть його заздалегідь.')
  expect(tasks.getByText('Основний')).not.toBe(null)
  expect(tasks.getByRole('link', { name: 'До ключа' }).getAttribute('href')).toBe(
    '/deliveries/nova/apis?key=7&do=replace',
  )
  expect(tasks.getAllByRole('link', { name: 'До магазину' })).toHaveLength(1)
  tasks.getByText('Крамниця і ще 2')
  fireEvent.click(tasks.getByRole('link', { name: /^Показати всі/ }))
  expect(await tasks.findAllByRole('link', { name: 'До магазину' })).toHaveLength(3)
  fireEvent.click(tasks.getByRole('link', { name: 'Лише найважливіше' }))
  await tasks.findByRole('link', { name: /^Показати всі/ })
  expect(tasks.getAllByRole('link', { name: 'До магазину' })).toHaveLength(1)
})
