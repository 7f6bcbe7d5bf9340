import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aboutToOpen } from './about-to-open.ts'

it('reports the address of a link once the pointer or the focus is on it', () => {
  const emit = vi.fn()
  aboutToOpen(document, emit)
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
  expect(emit.mock.calls).toEqual([['/payments/payouts'], ['/notifications']])
})
