import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

const signedIn = async (scenario: Parameters<ReturnType<typeof createSandbox>['load']>[0]) => {
  const sandbox = createSandbox()
  sandbox.load(scenario)
  const app = await openedSignedIn(sandbox)
  await screen.findByRole('navigation', { name: 'Головне меню' })
  return { app, sandbox }
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('blocks the pages of subscribers, and no other dialog opens beside it', async () => {
  const { app } = await signedIn('shortOnService')
  await screen.findByRole('dialog', { name: 'Ця функція доступна лише для підписників.' })
  await act(async () => void fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true }))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press('Платежі')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await act(async () => app.send({ type: 'navigation.requested', location: { to: 'orders' } }))
  await screen.findByRole('dialog', { name: 'Ця функція доступна лише для підписників.' })
})

it('disappears when the shortfall is transferred and the subscription is paid', async () => {
  await signedIn('shortOnService')
  await screen.findByRole('dialog')
  await press('Оформити')
  await screen.findByRole('dialog', { name: 'Недостатньо коштів на сервісному балансі' })
  await press('Перевести та Підтвердити')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(await screen.findByText('Підписку оплачено.')).not.toBe(null)
})
