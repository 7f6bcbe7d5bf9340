import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aboutToOpen } from './about-to-open.ts'

afterEach(cleanup)

it('the page of a link is about to be opened once the pointer or the focus is on it', () => {
  const tell = vi.fn()
  aboutToOpen(document, tell)
  render(
    <nav>
      <a href="/payments/payouts">
        <span>Payouts</span>
      </a>
      <a href="/notifications">Notifications</a>
      <a href="https://example.com/">Elsewhere</a>
      <p>Nothing</p>
    </nav>,
  )
  fireEvent.pointerOver(screen.getByText('Payouts'))
  fireEvent.focusIn(screen.getByText('Payouts'))
  fireEvent.focusIn(screen.getByText('Notifications'))
  fireEvent.pointerOver(screen.getByText('Elsewhere'))
  fireEvent.pointerOver(screen.getByText('Nothing'))
  expect(tell.mock.calls).toEqual([['/payments/payouts'], ['/notifications']])
})
