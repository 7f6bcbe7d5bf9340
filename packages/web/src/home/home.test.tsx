import { createSandbox } from '@supplier/test-fixtures'
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { opened } from '../wiring/opened.tsx'

// What comes with the first opening may take a while to be built.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const atHome = async (prepare: (sandbox: ReturnType<typeof createSandbox>) => void = () => {}) => {
  const sandbox = createSandbox()
  prepare(sandbox)
  opened({ href: '/auth/with-password', fetch: sandbox.fetch })
  fireEvent.change(await screen.findByLabelText('Номер телефону'), { target: { value: '0671112233' } })
  fireEvent.change(await screen.findByLabelText('Пароль'), { target: { value: 'Supplier1!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Увійти' }))
  await screen.findByRole('heading', { level: 1, name: 'Головна' })
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

it('says what waits, and leads there', async () => {
  await atHome()
  const tasks = await card('Що зробити')
  await tasks.findByText('12 нових замовлень')
  expect(tasks.getByRole('link', { name: 'До замовлень' }).getAttribute('href')).toBe('/orders')
  const money = await card('Гроші')
  expect(money.getByRole('link', { name: 'Переказати' }).getAttribute('href')).toBe(
    '/payments/balances/main-balance?transfer',
  )
  expect(await (await card('Останні сповіщення')).findAllByRole('listitem')).toHaveLength(5)
})

it('shows who begins the steps, and what of them cannot be done yet', async () => {
  const steps = { information: false, product: false, delivery: false, payment: false }
  await atHome((sandbox) => sandbox.changeSupplier(1, { steps, orders: 0, chats: 0 }))
  const setup = await card('Підготуйте магазин до перших замовлень')
  expect(setup.getByRole('link', { name: 'Додати статті' }).getAttribute('href')).toBe('/articles-information')
  expect(setup.getAllByText('Незабаром')).toHaveLength(3)
})

it('says what could not be read, and reads it again', async () => {
  await atHome((sandbox) => {
    sandbox.faults.add({ kind: 'status', status: 500, method: 'GET', path: '*v2/notifications', count: 1 })
  })
  const news = await card('Останні сповіщення')
  fireEvent.click(await news.findByRole('button', { name: 'Спробувати ще раз' }))
  expect(await news.findAllByText('Повідомлення від покупця')).not.toEqual([])
})
