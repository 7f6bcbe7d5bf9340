import { createSandbox } from '@supplier/test-fixtures'
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { opened } from '../wiring/opened.tsx'

// What comes with the first opening may take a while to be built.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const signedIn = async (scenario: Parameters<ReturnType<typeof createSandbox>['load']>[0]) => {
  const sandbox = createSandbox()
  sandbox.load(scenario)
  const app = opened({ href: '/auth/with-password', fetch: sandbox.fetch })
  fireEvent.change(await screen.findByLabelText('Номер телефону'), { target: { value: '0671112233' } })
  fireEvent.change(await screen.findByLabelText('Пароль'), { target: { value: 'Supplier1!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Увійти' }))
  await screen.findByRole('navigation', { name: 'Головне меню' })
  return { app, sandbox }
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('stands before the pages of subscribers, and nothing else is open beside it', async () => {
  const { app } = await signedIn('shortOnService')
  await screen.findByRole('dialog', { name: 'Ця функція доступна лише для підписників.' })
  await act(async () => void fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true }))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press('Платежі')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await act(async () => app.send({ type: 'place.wanted', place: { to: 'orders' } }))
  await screen.findByRole('dialog', { name: 'Ця функція доступна лише для підписників.' })
})

it('is gone when the shortfall is moved and the subscription is paid', async () => {
  await signedIn('shortOnService')
  await screen.findByRole('dialog')
  await press('Оформити')
  await screen.findByRole('dialog', { name: 'Недостатньо коштів на сервісному балансі' })
  await press('Перевести та Підтвердити')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(await screen.findByText('Підписку оплачено.')).not.toBe(null)
})
