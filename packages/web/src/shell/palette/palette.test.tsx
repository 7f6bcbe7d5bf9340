import { pathOf } from '@supplier/core/kernel/routes'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../../testing/opened.tsx'

/** The quick search over the page of the appearance. */
const searching = async (prepare: (sandbox: Sandbox) => void = () => {}) => {
  const sandbox = createSandbox()
  prepare(sandbox)
  const app = await openedSignedIn(sandbox, '/settings/customizing')
  await screen.findByRole('button', { name: /^Профіль: / })
  const open = async () => {
    await act(async () => void fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true }))
    return within(await screen.findByRole('dialog', { name: 'Швидкий перехід' }))
  }
  const dialog = await open()
  const type = (text: string) => fireEvent.change(dialog.getByRole('combobox'), { target: { value: text } })
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  const group = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  return { app, open, type, options, group, field: () => screen.getByRole('combobox') }
}

it('finds goods by a word and orders by a number, in groups of their own, and opens them by keyboard', async () => {
  const { app, open, type, group, field } = await searching()
  type('KO-2011')
  await waitFor(() => expect(group('Товари')[0]).toContain('KO-2011'))
  await waitFor(() => expect(group('Замовлення').every((text) => text?.startsWith('№ '))).toBe(true))
  type('104406')
  await waitFor(() => expect(group('Замовлення')).toEqual([expect.stringMatching(/^№ 104406 · \S+/)]))
  // The first option is marked a moment after it has come.
  const marked = () => document.querySelector('[role=option][data-active]')?.textContent
  await waitFor(() => expect(marked()).toMatch(/^№ 104406/))
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(pathOf(app.getSnapshot().context.location)).toBe('/orders?order=6100'))
  // The search does not open over the order.
  app.send({ type: 'navigation.requested', location: { to: 'customizing' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await open()
  expect(group('Нещодавні')).toEqual([expect.stringMatching(/^№ 104406/)])
})

it('a word that nothing has can be sought in the lists', async () => {
  const { type, options } = await searching()
  type('вілосипет')
  expect(screen.getByText('Завантаження…')).not.toBe(null)
  await waitFor(() => expect(screen.queryByText('Завантаження…')).toBe(null))
  expect(options()).toEqual(['Шукати «вілосипет» в замовленнях', 'Шукати «вілосипет» в товарах'])
})

it('what could not be searched says so beside the way to its list', async () => {
  const { type, options, group } = await searching((sandbox) =>
    sandbox.faults.add({ kind: 'status', status: 500, path: '/admin-suppliers/v1/orders', count: null }),
  )
  type('KO-2011')
  await waitFor(() => expect(group('Товари')[0]).toContain('KO-2011'))
  await waitFor(() => expect(options()).toContain('Шукати «KO-2011» в замовленняхтут не вдалося пошукати'))
})

it('articles are found by their names', async () => {
  const { type, group } = await searching()
  type('гарантія')
  expect(group('Розділи й дії')).toEqual(['ГарантіяІнформаційні статті'])
})
