import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../../testing/opened.tsx'

const nameField = () => screen.findByLabelText<HTMLInputElement>('Назва')
const unsaved = () => screen.queryByText('Є незбережені зміни')

it('the page of a new record begins in its first field and knows no unsaved changes until something is typed', async () => {
  const app = await openedSignedIn(createSandbox(), '/stores/create')
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
  const app = await openedSignedIn(createSandbox(), '/stores/edit/71')
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
