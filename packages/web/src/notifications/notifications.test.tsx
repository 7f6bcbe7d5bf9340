import type { AppActor } from '@supplier/core'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures'
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { opened } from '../wiring/opened.tsx'

// What comes with the first opening may take a while to be built.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
beforeAll(() => {
  // A page without layout: every row is as high as it is expected to be.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88)
})
afterEach(cleanup)

const atNotifications = async (search = '', sandbox = createSandbox()) => {
  const app = opened({ href: '/auth/with-password', fetch: sandbox.fetch })
  fireEvent.change(await screen.findByLabelText('Номер телефону'), { target: { value: '0671112233' } })
  fireEvent.change(await screen.findByLabelText('Пароль'), { target: { value: 'Supplier1!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Увійти' }))
  await screen.findByRole('navigation', { name: 'Головне меню' })
  await goTo(app, search)
  return { app, sandbox }
}

const goTo = (app: AppActor, search = '') =>
  act(async () => app.send({ type: 'place.wanted', place: { to: 'notifications', search } }))
const list = () => screen.findByRole('list', { name: 'Сповіщення' })
const rows = async () => within(await list()).getAllByRole('article')
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const kept = (sandbox: Sandbox) => sandbox.world().notifications.filter(({ supplierId }) => supplierId === 1)
const newest = (sandbox: Sandbox) => kept(sandbox).at(-1)

it('shows what there is from the newest on, and says which are new', async () => {
  const { sandbox } = await atNotifications()
  const [first] = await rows()
  expect(first?.textContent).toContain(newest(sandbox)?.title)
  expect(within(await list()).getAllByText('Нове:', { exact: false })).toHaveLength(3)
})

it('one that is read loses its mark at once, and the server knows', async () => {
  const { sandbox } = await atNotifications()
  await list()
  await press(`Позначити прочитаним: ${newest(sandbox)?.title}`)
  expect(within(await list()).getAllByText('Нове:', { exact: false })).toHaveLength(2)
  await waitFor(() => expect(newest(sandbox)?.readAt).not.toBe(null))
})

it.each([
  ['a press', (link: HTMLElement) => fireEvent.click(link), true],
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
])('a link that is followed by %s marks what led there as read: %#', async (_, follow, isMarked) => {
  const { app, sandbox } = await atNotifications()
  const linked = kept(sandbox).findLast(({ link }) => link !== null)
  const link = within(await list()).getAllByRole('link', { name: linked?.title ?? '' })[0] as HTMLElement
  await act(async () => void follow(link))
  const read = () => kept(sandbox).find(({ id }) => id === linked?.id)?.readAt ?? null
  if (isMarked) return waitFor(() => expect(read()).not.toBe(null))
  await goTo(app, '?type=chat')
  expect(read()).toBe(null)
})

it('all are read with one press', async () => {
  const { sandbox } = await atNotifications()
  await list()
  await press('Прочитати всі')
  expect(within(await list()).queryAllByText('Нове:', { exact: false })).toEqual([])
  await waitFor(() => expect(kept(sandbox).every(({ readAt }) => readAt !== null)).toBe(true))
})

it('one that is deleted is gone, and comes back when that is taken back', async () => {
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

it('all of them deleted leave a place that says there are none, until it is taken back', async () => {
  await atNotifications()
  await list()
  await press('Видалити всі')
  expect(screen.getByText('Усі сповіщення видалено')).not.toBe(null)
  await screen.findByRole('heading', { name: 'Сповіщень немає' })
  await press('Повернути')
  expect((await rows()).length).toBeGreaterThan(5)
})

it('of one type says that what is done to all is done to the others as well', async () => {
  const { sandbox } = await atNotifications('?type=chat')
  await list()
  expect(screen.queryByRole('button', { name: 'Видалити всі' })).toBe(null)
  expect(screen.getByRole('button', { name: 'Видалити сповіщення всіх типів' })).not.toBe(null)
  await press('Прочитати сповіщення всіх типів')
  await waitFor(() => expect(kept(sandbox).every(({ readAt }) => readAt !== null)).toBe(true))
})

it('a type that nothing has says so, and the way back to all is there', async () => {
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

it('a list that cannot be read can be tried again', async () => {
  const sandbox = createSandbox()
  sandbox.faults.add({ kind: 'status', status: 500, body: {}, method: 'GET', path: '/v2/notifications', count: null })
  await atNotifications('', sandbox)
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' })
  sandbox.faults.clear()
  fireEvent.click(again)
  expect((await rows()).length).toBeGreaterThan(5)
})
