import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts } from '@supplier/core/app/app.selectors'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

const broken = vi.hoisted(() => new Set<string>())

vi.mock('../appearance/CustomizingScreen.tsx', () => ({
  CustomizingScreen: () => {
    if (broken.has('page')) throw new Error('broken page')
    return <p>Розділ</p>
  },
}))
vi.mock('../shell/palette/ShortcutsDialog.tsx', () => ({
  ShortcutsDialog: ({ isOpen }: { readonly isOpen: boolean }) => {
    if (broken.has('dialog')) throw new Error('broken dialog')
    return isOpen && <p>Вікно</p>
  },
}))
vi.mock('../ui/messages/Toaster.tsx', () => ({
  Toaster: () => {
    throw new Error('broken toasts')
  },
}))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => broken.clear())

const menu = () => screen.findByRole('navigation', { name: 'Головне меню' })

const signedIn = async (): Promise<AppActor> => {
  const app = await openedSignedIn(createSandbox(), '/settings/customizing')
  await menu()
  return app
}

it('a page that crashes is reported, can be retried, and does not block other pages', async () => {
  broken.add('page')
  const app = await signedIn()
  await screen.findByRole('heading', { name: 'На цій сторінці сталася помилка' })
  fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
  await screen.findByRole('heading', { name: 'На цій сторінці сталася помилка' })
  fireEvent.click(within(await menu()).getByRole('link', { name: 'Налаштування' }))
  await screen.findByRole('textbox', { name: 'Ім’я' })
  broken.clear()
  app.send({ type: 'navigation.requested', location: { to: 'customizing' } })
  expect(await screen.findByText('Розділ')).not.toBe(null)
})

it('a dialog that crashes is reported and can be closed, and the page keeps working', async () => {
  broken.add('dialog')
  await signedIn()
  await screen.findByText('Розділ')
  fireEvent.keyDown(document.body, { key: '?' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('У цьому вікні сталася помилка')
  expect(screen.getByText('Розділ')).not.toBe(null)
  fireEvent.click(within(alert).getByRole('button', { name: 'Закрити' }))
  expect(screen.queryByRole('alert')).toBe(null)
  broken.clear()
  fireEvent.keyDown(document.body, { key: '?' })
  fireEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
  await screen.findByText('Вікно')
})

it('when toasts crash, their messages are shown as plain text, and the page keeps working', async () => {
  const app = await signedIn()
  await screen.findByText('Розділ')
  appParts(app).toasts.send({ type: 'toast.added', variant: 'warning', messages: [{ text: 'Ціни оновлено.' }] })
  await screen.findByText('Ціни оновлено.')
  expect(screen.getByText('Розділ')).not.toBe(null)
})
