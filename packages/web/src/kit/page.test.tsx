import { memoryStore } from '@supplier/core/adapters'
import { createSandbox, seedPassword, seedSupplier } from '@supplier/test-fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { opened } from '../wiring/opened.tsx'

const signedIn = async (href: string) => {
  const { fetch } = createSandbox()
  const answer = await fetch('http://localhost/api/admin-suppliers/v3/auth/login', {
    method: 'POST',
    headers: { 'X-Session': 'supplier', 'Content-Type': 'application/json' },
    body: JSON.stringify({ telephone: seedSupplier().telephone, password: seedPassword }),
  })
  return opened({ href, fetch, local: memoryStore(new Map([['user', await answer.text()]])) })
}

const nameField = () => screen.findByLabelText<HTMLInputElement>('Назва')
const unsaved = () => screen.queryByText('Є незбережені зміни')

it('the page of a new record begins in its first field and knows no unsaved changes until something is typed', async () => {
  const app = await signedIn('/stores/create')
  const name = await nameField()
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(unsaved()).toBe(null)
  expect(screen.getByRole('button', { name: 'Скасувати' })).not.toBe(null)
  fireEvent.change(name, { target: { value: 'Насіння' } })
  expect(unsaved()).not.toBe(null)
  fireEvent.change(name, { target: { value: '' } })
  expect(unsaved()).toBe(null)
  app.send({ type: 'navigation.requested', location: { to: 'attributes' } })
  await screen.findByRole('heading', { level: 1, name: 'Атрибути' })
})

it('the page of an existing record stays at its top, unless the address names a field', async () => {
  const app = await signedIn('/stores/edit/71')
  const name = await nameField()
  await waitFor(() => expect(name.value).not.toBe(''))
  expect(document.activeElement).toBe(document.body)
  app.send({
    type: 'navigation.requested',
    location: { to: 'store-edit', params: { id: '71' }, hash: '#address' },
  })
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('address'),
  )
})
