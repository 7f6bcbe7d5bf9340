import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { chunkOf } from '../../ui/loading/chunk.ts'
import type { PressedProps } from '../../ui/overlays/OnPress.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import { LazyOverlay } from './LazyOverlay.tsx'
import { LazyPopover } from './LazyPopover.tsx'

const loaded = loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const show = (node: React.ReactNode) => render(<FixedTranslations loaded={loaded}>{node}</FixedTranslations>)
const trigger = <button type="button">Більше</button>
const button = () => screen.getByRole('button', { name: 'Більше' })
const focused = () => document.activeElement

it('the code of a popover is requested when the pointer or the focus reaches its button, and once more after a failure', () => {
  const Part = (_: PressedProps) => null
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.reject(new Error('404')))
  show(
    <LazyOverlay trigger={trigger} popup="dialog" chunk={chunkOf(load)}>
      {(Overlay, pressed) => <Overlay {...pressed} />}
    </LazyOverlay>,
  )
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerEnter(button())
  expect(load).toHaveBeenCalledTimes(1)
  fireEvent.focus(button())
  expect(load).toHaveBeenCalledTimes(2)
})

it('a press whose code fails to load is reported with a retry', async () => {
  const Part = (_: PressedProps) => <p>Відкрито</p>
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.reject(new Error('404')))
  show(
    <LazyOverlay trigger={trigger} popup="dialog" chunk={chunkOf(load)}>
      {(Overlay, pressed) => <Overlay {...pressed} />}
    </LazyOverlay>,
  )
  fireEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toContain('Вікно не вдалося відкрити')
  load.mockResolvedValue(Part)
  fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
  await screen.findByText('Відкрито')
})

it('the first press opens a popover with the focus in it, and Escape returns the focus to the same button', async () => {
  const onClosed = vi.fn()
  show(
    <LazyPopover trigger={trigger} label="Фільтри" onClosed={onClosed}>
      <input aria-label="Від" />
    </LazyPopover>,
  )
  const before = button()
  before.focus()
  fireEvent.click(before)
  const field = await screen.findByRole('textbox', { name: 'Від' })
  await waitFor(() => expect(focused()).toBe(field))
  expect(before.getAttribute('aria-expanded')).toBe('true')
  expect(before.getAttribute('aria-controls')).toBe(screen.getByRole('dialog').id)
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(focused()).toBe(before))
  expect(button()).toBe(before)
  expect(before.getAttribute('aria-expanded')).toBe('false')
  expect(onClosed).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBe(null)
})

it('an arrow key opens a menu at its first or last action, each time', async () => {
  const onSelect = vi.fn()
  const items = [
    { id: 'edit', label: 'Змінити' },
    { id: 'copy', label: 'Копіювати' },
    { id: 'drop', label: 'Видалити', disabled: true },
  ]
  show(<LazyMenu trigger={trigger} label="Дії" items={items} onSelect={onSelect} />)
  const highlighted = () => document.querySelector('[data-highlighted]')?.textContent
  for (const [key, expected] of [
    ['ArrowUp', 'Копіювати'],
    ['ArrowDown', 'Змінити'],
  ] as const) {
    fireEvent.keyDown(button(), { key })
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(focused()).toBe(menu))
    expect(highlighted()).toBe(expected)
    fireEvent.keyDown(menu, { key: 'Escape' })
    await waitFor(() => expect(focused()).toBe(button()))
    expect(screen.queryByRole('menu')).toBe(null)
  }
})

it('a pressed menu reports the chosen action, and a second press closes it', async () => {
  const onSelect = vi.fn()
  show(<LazyMenu trigger={trigger} label="Дії" items={[{ id: 'edit', label: 'Змінити' }]} onSelect={onSelect} />)
  fireEvent.click(button(), { detail: 1 })
  await waitFor(() => expect(focused()).toBe(screen.queryByRole('menu')))
  fireEvent.click(button(), { detail: 1 })
  await waitFor(() => expect(screen.queryByRole('menu')).toBe(null))
  fireEvent.click(button(), { detail: 1 })
  const item = await screen.findByRole('menuitem', { name: 'Змінити' })
  await waitFor(() => expect(focused()).toBe(screen.queryByRole('menu')))
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true))
  fireEvent.click(item)
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith('edit'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBe(null))
})
