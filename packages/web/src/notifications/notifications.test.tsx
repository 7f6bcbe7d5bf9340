import type { AppActor } from '@supplier/core/app/app.machine'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

beforeEach(() => {
  // happy-dom has no layout, so every row gets the estimated height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88)
})

const atNotifications = async (search = '', sandbox = createSandbox()) => {
  const app = await openedSignedIn(sandbox, `/notifications${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Сповіщення' })
  return { app, sandbox }
}

const goTo = (app: AppActor, search = '') =>
  act(async () => app.send({ type: 'navigation.requested', location: { to: 'notifications', search } }))
const list = () => screen.findByRole('list', { name: 'Сповіщення' })
const rows = async () => within(await list()).getAllByRole('article')
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const kept = (sandbox: Sandbox) => sandbox.world().notifications.filter(({ supplierId }) => supplierId === 1)
const newest = (sandbox: Sandbox) => kept(sandbox).at(-1)

it('shows notifications newest first and marks the new ones', async () => {
  const { sandbox } = await atNotifications()
  const [first] = await rows()
  expect(first?.textContent).toContain(newest(sandbox)?.title)
  expect(within(await list()).getAllByText('Нове:', { exact: false })).toHaveLength(3)
})

it('a notification marked as read changes at once, and the server saves it', async () => {
  const { sandbox } = await atNotifications()
  await list()
  await press(`Позначити прочитаним: ${newest(sandbox)?.title}`)
  expect(within(await list()).getAllByText('Нове:', { exact: false })).toHaveLength(2)
  await waitFor(() => expect(newest(sandbox)?.readAt).not.toBe(null))
})

it.each([
  ['a click', (link: HTMLElement) => fireEvent.click(link), true],
  [
    'the middle button',
    (link: HTMLElement) => fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 })),
    true,
  ],
  [
    'the right button, which only opens a menu,',
    (link: HTMLElement) => fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 })),
    false,
  ],
])('following a link with %s marks its notification as read: %#', async (_, follow, isMarked) => {
  const { app, sandbox } = await atNotifications()
  const linked = kept(sandbox).findLast(({ link }) => link !== null)
  const link = within(await list()).getAllByRole('link', { name: linked?.title ?? '' })[0] as HTMLElement
  await act(async () => void follow(link))
  const read = () => kept(sandbox).find(({ id }) => id === linked?.id)?.readAt ?? null
  if (isMarked) return waitFor(() => expect(read()).not.toBe(null))
  await goTo(app, '?type=chat')
  expect(read()).toBe(null)
})

it('one press marks all as read', async () => {
  const { sandbox } = await atNotifications()
  await list()
  await press('Прочитати всі')
  expect(within(await list()).queryAllByText('Нове:', { exact: false })).toEqual([])
  await waitFor(() => expect(kept(sandbox).every(({ readAt }) => readAt !== null)).toBe(true))
})

it('a deleted notification disappears, and undo restores it', async () => {
  const { sandbox } = await atNotifications()
  const title = newest(sandbox)?.title ?? ''
  const [first] = await rows()
  await act(
    async () => void fireEvent.click(within(first as HTMLElement).getByRole('button', { name: `Видалити: ${title}` })),
  )
  expect((await rows())[0]?.textContent).not.toContain(title)
  expect(screen.getByText('Сповіщення видалено')).not.toBe(null)
  await press('Повернути')
  expect((await rows())[0]?.textContent).toContain(title)
  expect(screen.queryByText('Сповіщення видалено')).toBe(null)
  expect(newest(sandbox)?.title).toBe(title)
})

it('deleting all shows an empty list until it is undone', async () => {
  await atNotifications()
  await list()
  await press('Видалити всі')
  expect(screen.getByText('Усі сповіщення видалено')).not.toBe(null)
  await screen.findByRole('heading', { name: 'Сповіщень немає' })
  await press('Повернути')
  expect((await rows()).length).toBeGreaterThan(5)
})

it('with a filter, the actions say that they affect all types', async () => {
  const { sandbox } = await atNotifications('?type=chat')
  await list()
  expect(screen.queryByRole('button', { name: 'Видалити всі' })).toBe(null)
  expect(screen.getByRole('button', { name: 'Видалити сповіщення всіх типів' })).not.toBe(null)
  await press('Прочитати сповіщення всіх типів')
  await waitFor(() => expect(kept(sandbox).every(({ readAt }) => readAt !== null)).toBe(true))
})

it('a type without notifications says so and offers to clear the filter', async () => {
  const sandbox = createSandbox()
  sandbox.setWorld((world) => ({
    ...world,
    notifications: world.notifications.filter(({ type }) => type !== 'payment'),
  }))
  await atNotifications('?type=payment', sandbox)
  await screen.findByRole('heading', { name: 'За цими фільтрами нічого немає' })
  const [clear] = screen.getAllByRole('button', { name: 'Скинути фільтри' })
  await act(async () => void fireEvent.click(clear as HTMLElement))
  expect((await rows()).length).toBeGreaterThan(5)
})

it('a list that failed to load can be retried', async () => {
  const sandbox = createSandbox()
  sandbox.faults.add({ kind: 'status', status: 500, body: {}, method: 'GET', path: '/v2/notifications', count: null })
  await atNotifications('', sandbox)
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' })
  sandbox.faults.clear()
  fireEvent.click(again)
  expect((await rows()).length).toBeGreaterThan(5)
})
