import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../../testing/opened.tsx'

it('the hash of an address names the field of the form that has the focus, until the form is closed', async () => {
  const app = await openedSignedIn(createSandbox(), '/products/attributes?attribute=523#help')
  const field = await screen.findByLabelText('Підказка')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.click(screen.getByRole('button', { name: 'Скасувати' }))
  await waitFor(() => expect(app.getSnapshot().context.location).toEqual({ to: 'attributes' }))
})
