import type { AppActor } from '@supplier/core/app/app.machine'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

const account = '/admin-suppliers/v1/customer/account'

const atPreferences = async (href = '/settings/preferences') => {
  const sandbox = createSandbox()
  const app = await openedSignedIn(sandbox, href)
  await screen.findByLabelText('Прізвище')
  return { app, sandbox }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => act(async () => void fireEvent.change(field(name), { target: { value } }))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const bar = () => screen.queryByRole('region', { name: 'Незбережені зміни' })
const puts = (sandbox: Sandbox) => sandbox.requests().filter(({ method, path }) => method === 'PUT' && path === account)
const toTab = (name: string) =>
  act(
    async () =>
      void fireEvent.click(
        within(screen.getByRole('navigation', { name: 'Розділи налаштувань' })).getByRole('link', { name }),
      ),
  )
const leave = (app: AppActor) =>
  act(async () => app.send({ type: 'navigation.requested', location: { to: 'payouts' } }))

it('fields show the saved values, and the bar is visible while there are changes', async () => {
  await atPreferences()
  expect(field('Номер телефону').value).toBe('(067)-111-22-33')
  expect(bar()).toBe(null)
  const before = field('Ім’я').value
  await type('Ім’я', 'Соломія')
  expect(bar()).not.toBe(null)
  await type('Ім’я', before)
  expect(bar()).toBe(null)
  await type('Номер телефону', '050')
  await press('Скасувати зміни')
  expect([bar(), field('Номер телефону').value]).toEqual([null, '(067)-111-22-33'])
})

it('the head shows the name, the number, the telephone and since when the supplier is registered', async () => {
  await atPreferences()
  const head = screen.getByText('Олена Коваль', { selector: 'main p' }).parentElement
  expect(head?.textContent).toBe('Олена Коваль#1+380 67 111 22 33З нами з 14 березня 2025 р.')
})

it('saved changes are confirmed and shown at once', async () => {
  const { sandbox } = await atPreferences()
  await type('Ім’я', 'Соломія')
  await press('Зберегти')
  await waitFor(() => expect(bar()).toBe(null))
  expect(puts(sandbox)).toHaveLength(1)
  expect(screen.getByText('Зміни збережено.')).not.toBe(null)
  expect(field('Ім’я').value).toBe('Соломія')
})

it('an error is shown under its field, which gets the focus, and nothing is sent', async () => {
  const { sandbox } = await atPreferences()
  await type('Назва магазину', ' ')
  await type('Прізвище', '')
  await act(async () => void fireEvent.submit(field('Прізвище')))
  expect(screen.getAllByText('Це значення можна замінити, але не стерти')).toHaveLength(2)
  expect(document.activeElement).toBe(field('Прізвище'))
  expect(puts(sandbox)).toEqual([])
  await type('Прізвище', 'Коваль')
  expect(bar()?.textContent).toContain('Є помилка на вкладці «Магазин»')
  await toTab('Магазин')
  expect([bar()?.textContent?.includes('вкладці'), field('Назва магазину').value]).toEqual([false, ' '])
})

it('only the end of the key is shown, and its field is empty', async () => {
  await atPreferences()
  await toTab('Магазин')
  const card = within(screen.getByRole('region', { name: 'Нова Пошта' }))
  await act(async () => void fireEvent.click(card.getByRole('button')))
  expect([field('Новий ключ API').value, field('Новий ключ API').type]).toEqual(['', 'password'])
  await press('Не змінювати')
  expect(screen.queryByLabelText('Новий ключ API')).toBe(null)
})

it('toggling the second factor sends no request', async () => {
  const { sandbox } = await atPreferences()
  const before = sandbox.requests().length
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Двофакторна автентифікація' })
  await act(async () => void fireEvent.click(box()))
  expect([box().checked, sandbox.requests().length]).toEqual([true, before])
})

it('unlinking Telegram needs confirmation, and it can be linked again at once', async () => {
  const { sandbox } = await atPreferences()
  await toTab('Сповіщення')
  const card = within(screen.getByRole('region', { name: 'Telegram' }))
  await waitFor(() => expect(card.getByText('Підключено')).not.toBe(null))
  await press('Відв’язати')
  const dialog = await screen.findByRole('dialog', { name: 'Відв’язати Telegram?' })
  expect(sandbox.requests().filter(({ method }) => method === 'DELETE')).toEqual([])
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Відв’язати' })))
  await waitFor(() => expect(card.getByText('Не підключено')).not.toBe(null))
  expect(screen.getByText('Telegram успішно відв’язано.')).not.toBe(null)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await press('Підключити')
  expect(await screen.findByRole('dialog', { name: 'Підключіть Telegram' })).not.toBe(null)
})

it('the manager is changed in a dialog', async () => {
  await atPreferences()
  await toTab('Магазин')
  const card = within(screen.getByRole('region', { name: 'Менеджер замовлень' }))
  await act(async () => void fireEvent.click(card.getByRole('button')))
  await type('Юзернейм у Telegram', 'solomiia')
  const dialog = within(screen.getByRole('dialog'))
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Зберегти' })))
  await waitFor(() => expect(card.getByText('@solomiia')).not.toBe(null))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

it('leaving with unsaved changes needs confirmation, and the draft is offered on return', async () => {
  const { app } = await atPreferences()
  await type('Ім’я', 'Соломія')
  await leave(app)
  await screen.findByRole('dialog', { name: 'Залишити сторінку?' })
  await press('Піти без збереження')
  await screen.findByRole('table', { name: 'Виплати' })
  await act(async () => app.send({ type: 'navigation.requested', location: { to: 'preferences' } }))
  await screen.findByText('Є незбережена чернетка')
  expect(field('Ім’я').value).not.toBe('Соломія')
  await press('Відновити')
  expect([field('Ім’я').value, screen.queryByText('Є незбережена чернетка')]).toEqual(['Соломія', null])
})

it('the profile opens over the preferences', async () => {
  await atPreferences('/settings/profile')
  expect(await screen.findByRole('dialog', { name: 'Профіль' })).not.toBe(null)
})
