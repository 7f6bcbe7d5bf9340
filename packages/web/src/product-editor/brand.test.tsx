import { memoryStore } from '@supplier/core/adapters'
import { createSandbox, seedPassword, seedSupplier } from '@supplier/test-fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { opened } from '../wiring/opened.tsx'

it('offers to propose a brand that the search did not find, chooses it, and says that it waits', async () => {
  const sandbox = createSandbox()
  const answer = await sandbox.fetch('http://localhost/api/admin-suppliers/v3/auth/login', {
    method: 'POST',
    headers: { 'X-Session': 'supplier', 'Content-Type': 'application/json' },
    body: JSON.stringify({ telephone: seedSupplier().telephone, password: seedPassword }),
  })
  const local = memoryStore(new Map([['user', await answer.text()]]))
  opened({ href: '/products/edit/2001?step=main', fetch: sandbox.fetch, local })
  const brand = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Бренд' })
  brand.focus()
  fireEvent.change(brand, { target: { value: 'Глиняна' } })
  await screen.findByRole('option', { name: 'Глиняна хата' })
  fireEvent.change(brand, { target: { value: 'Полтавський глечик' } })
  const offer = await screen.findByRole('option', { name: 'Запропонувати бренд «Полтавський глечик»' })
  await waitFor(() => expect(brand.getAttribute('aria-activedescendant')).toBe(offer.id))
  fireEvent.keyDown(brand, { key: 'Enter' })
  expect(await screen.findByText(/^Бренд на модерації/)).toBeTruthy()
  await waitFor(() => expect(brand.value).toBe('Полтавський глечик'))
})
