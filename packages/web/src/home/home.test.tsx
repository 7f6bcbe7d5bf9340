import { createSandbox } from '@supplier/test-fixtures'
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
  expect(await (await card('Останні сповіщення')).findAllByRole('listitem')).toHaveLength(5)
})

it('shows a new supplier the setup steps', async () => {
  const steps = { information: false, product: false, delivery: false, payment: false }
  await atHome((sandbox) => sandbox.changeSupplier(1, { steps, orders: 0, chats: 0 }))
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
  expect(tasks.getAllByRole('link', { name: 'До магазину' })).toHaveLength(2)
  fireEvent.click(tasks.getByRole('link', { name: /^Увесь стан кабінету/ }))
  expect(await tasks.findAllByRole('link', { name: 'До магазину' })).toHaveLength(3)
  fireEvent.click(tasks.getByRole('link', { name: 'Лише найважливіше' }))
  await tasks.findByRole('link', { name: /^Увесь стан кабінету/ })
  expect(tasks.getAllByRole('link', { name: 'До магазину' })).toHaveLength(2)
})
