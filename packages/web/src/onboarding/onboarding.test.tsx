import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

it('a store name that was erased shows an error and cannot be saved', async () => {
  const sandbox = createSandbox({ scenario: 'brandNew' })
  await openedSignedIn(sandbox)
  const name = await screen.findByRole('textbox', { name: 'Назва магазину' })
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Зберегти' })
  const type = (value: string) => act(async () => void fireEvent.change(name, { target: { value } }))
  const missed = () => screen.queryByText('Введіть назву магазину')
  expect([missed(), save().disabled]).toEqual([null, true])
  for (const blank of ['', '   ', '\u200b\u200b']) {
    await type('К')
    expect([missed(), save().disabled]).toEqual([null, false])
    await type(blank)
    expect(missed()).not.toBe(null)
    expect([name.getAttribute('aria-invalid'), save().disabled]).toEqual(['true', true])
  }
  await type('Крамниця')
  await act(async () => void fireEvent.click(save()))
  await waitFor(() => expect(screen.getByText('Назву магазину збережено успішно.')).not.toBe(null))
})
