import { createSandbox } from '@supplier/test-fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { opened } from '../wiring/opened.tsx'

it('the hash of an address names the field of the form that has the focus, until the form is closed', async () => {
  const app = opened({ href: '/auth/with-password', fetch: createSandbox().fetch })
  fireEvent.change(await screen.findByLabelText('Номер телефону'), { target: { value: '0671112233' } })
  fireEvent.change(await screen.findByLabelText('Пароль'), { target: { value: 'Supplier1!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Увійти' }))
  await screen.findByRole('heading', { level: 1, name: 'Головна' })
  app.send({ type: 'navigation.requested', location: { to: 'attributes', search: '?attribute=523', hash: '#help' } })
  const field = await screen.findByLabelText('Підказка')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.click(screen.getByRole('button', { name: 'Скасувати' }))
  await waitFor(() => expect(app.getSnapshot().context.location).toEqual({ to: 'attributes' }))
})
