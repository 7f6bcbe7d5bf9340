import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keysOfMenu, keysOfTabs } from './tab-keys.ts'

const names = ['all', 'new', 'sent'] as const

function Line({ current }: { readonly current: string }) {
  return (
    <nav ref={keysOfTabs} aria-label="Tabs">
      {names.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

const stops = () =>
  screen
    .getAllByRole('link')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent)

const press = (key: string, more: object = {}) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key, ...more })
  return document.activeElement?.textContent
}

it('tabs are one stop of the Tab key, at the current one, also after another one is', async () => {
  const { rerender } = render(<Line current="new" />)
  expect(stops()).toEqual(['new'])
  rerender(<Line current="sent" />)
  await waitFor(() => expect(stops()).toEqual(['sent']))
  rerender(<Line current="none" />)
  await waitFor(() => expect(stops()).toEqual(['all']))
})

it('arrows lead round, Home and End to the ends; the stop returns to the current tab with the focus', () => {
  render(<Line current="new" />)
  screen.getByRole('link', { name: 'new' }).focus()
  expect([press('ArrowRight'), press('ArrowRight'), press('ArrowLeft')]).toEqual(['sent', 'all', 'sent'])
  expect([press('Home'), press('End'), press('End', { ctrlKey: true })]).toEqual(['all', 'sent', 'sent'])
  expect(stops()).toEqual(['sent'])
  screen.getByRole('link', { name: 'sent' }).blur()
  expect(stops()).toEqual(['new'])
})

it('a menu is one stop with arrows up and down, and leaves out what a closed group hides', async () => {
  const shown = (isOpen: boolean) => (
    <nav ref={keysOfMenu} aria-label="Menu">
      <a href="#home">home</a>
      <button type="button">group</button>
      <div inert={!isOpen}>
        <a href="#inner" aria-current="page">
          inner
        </a>
      </div>
      <a href="#last">last</a>
    </nav>
  )
  const { rerender } = render(shown(false))
  screen.getByRole('link', { name: 'home' }).focus()
  expect([press('ArrowDown'), press('ArrowDown'), press('ArrowDown')]).toEqual(['group', 'last', 'home'])
  expect([press('ArrowUp'), press('ArrowRight')]).toEqual(['last', 'last'])
  screen.getByRole('link', { name: 'last' }).blur()
  rerender(shown(true))
  await waitFor(() => expect(screen.getByText('inner').tabIndex).toBe(0))
})
