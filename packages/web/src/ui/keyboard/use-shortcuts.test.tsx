import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from '../overlays/Dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const hears = { onPalette: vi.fn(), onHelp: vi.fn(), onGo: vi.fn() }

function Page({ withSearch }: { readonly withSearch: boolean }) {
  useShortcuts(hears)
  return (
    <main>
      <input aria-label="Name" />
      {withSearch && <input type="search" aria-label="Search" />}
    </main>
  )
}

const shown = (withSearch = true) => {
  hears.onPalette.mockClear()
  hears.onHelp.mockClear()
  hears.onGo.mockClear()
  render(<Page withSearch={withSearch} />)
}

it.each([
  ['Latin', 'k'],
  ['Ukrainian', 'л'],
])('Ctrl or Cmd with K opens the palette on the %s layout, even while typing', (_, key) => {
  shown()
  fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true })
  fireEvent.keyDown(screen.getByLabelText('Name'), { key, code: 'KeyK', metaKey: true })
  expect(hears.onPalette).toHaveBeenCalledTimes(2)
})

it.each([
  ['?', 'Slash'],
  [',', 'Slash'],
])('"%s" on that key opens the list of shortcuts, but is text in a field', (key, code) => {
  shown()
  fireEvent.keyDown(screen.getByLabelText('Name'), { key, code, shiftKey: true })
  expect(hears.onHelp).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key, code, shiftKey: true })
  expect(hears.onHelp).toHaveBeenCalledOnce()
})

it('"/" focuses the search of the page', () => {
  shown()
  expect(fireEvent.keyDown(document.body, { key: '/', code: 'Slash' })).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

it('"/" is left to the browser when there is no search', () => {
  shown(false)
  expect(fireEvent.keyDown(document.body, { key: '/', code: 'Slash' })).toBe(true)
})

it('"/" is left to the browser while the bar of picked rows hides the search', () => {
  shown()
  screen.getByRole('main').hidden = true
  expect(fireEvent.keyDown(document.body, { key: '/', code: 'Slash' })).toBe(true)
})

it('"/" does not focus a search behind a dialog', () => {
  shown()
  render(
    <Dialog title="Pay" dismissible={false} onClose={() => undefined}>
      <button type="button">Yes</button>
    </Dialog>,
  )
  expect(fireEvent.keyDown(document.body, { key: '/', code: 'Slash' })).toBe(true)
  expect(document.activeElement).not.toBe(screen.getByLabelText('Search'))
})

const go = (at: Element, ...codes: readonly string[]) => {
  for (const code of codes) fireEvent.keyDown(at, { code, key: 'щ' })
}

it('G and another key lead to a page, on any layout', () => {
  shown()
  go(document.body, 'KeyG', 'KeyO', 'KeyP', 'KeyG', 'KeyC')
  expect(hears.onGo.mock.calls).toEqual([['orders'], ['chats']])
})

it('G and another key are text in a field, choose options in a picker, and do nothing behind a dialog', () => {
  shown()
  go(screen.getByLabelText('Name'), 'KeyG', 'KeyO')
  render(
    <button type="button" role="combobox" aria-expanded="false" aria-controls="list">
      Sort
    </button>,
  )
  go(screen.getByRole('combobox'), 'KeyG', 'KeyO')
  fireEvent.keyDown(document.body, { code: 'KeyG', ctrlKey: true })
  go(document.body, 'KeyO', 'KeyG')
  go(screen.getByLabelText('Name'), 'KeyO')
  go(document.body, 'KeyO')
  render(
    <Dialog title="Pay" dismissible={false} onClose={() => undefined}>
      <button type="button">Yes</button>
    </Dialog>,
  )
  go(document.body, 'KeyG', 'KeyO')
  expect(hears.onGo).not.toHaveBeenCalled()
})
