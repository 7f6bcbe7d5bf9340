import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

it('a message about a confirmed order leads to the way back, and closes', async () => {
  const app = await openedSignedIn(createSandbox(), '/dashboard/statistics')
  app.send({
    type: 'success.reported',
    message: { key: 'said.orderConfirmed', values: { name: '104406' } },
    way: { label: 'undo', location: { to: 'orders', search: '?tab=new&order=7&do=unconfirm' } },
  })
  expect(await screen.findByText('№ 104406 підтверджено.')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Скасувати' }))
  await waitFor(() => expect(screen.queryByText('№ 104406 підтверджено.')).toBe(null))
  expect(app.getSnapshot().context.location).toMatchObject({ to: 'orders', search: '?tab=new&order=7&do=unconfirm' })
})
