import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../../testing/opened.tsx'

it('offers to propose a brand that the search did not find, chooses it, and says that it waits', async () => {
  const sandbox = createSandbox()
  await openedSignedIn(sandbox, '/products/edit/2001?step=main')
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
