import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../../testing/opened.tsx'

it('a list says how many of its rows could not be read, and shows the others', async () => {
  const sandbox = createSandbox()
  const data = [{ id: 1, number: 'В-1' }, { number: 'В-2' }, null]
  sandbox.setWorld((world) => ({ ...world, overrides: { 'GET /admin-suppliers/v1/payouts': { data } } }))
  await openedSignedIn(sandbox, '/payments/payouts')
  expect(await screen.findByText('Не всі рядки вдалося прочитати')).not.toBe(null)
  expect(screen.getByText(/Бракує рядків: 2/)).not.toBe(null)
  expect(screen.getAllByRole('row')).toHaveLength(2)
})
