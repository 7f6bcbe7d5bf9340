import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

it('ignores presses while it is busy, and keeps the focus', () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Pay</Button>)
  screen.getByRole('button').focus()
  rerender(
    <Button busy onClick={press}>
      Pay
    </Button>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(press).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it('ignores the second press of a double click and a held key', () => {
  const press = vi.fn()
  render(
    <Button deliberate onClick={press}>
      Pay
    </Button>,
  )
  const button = screen.getByRole('button')
  fireEvent.click(button, { detail: 2 })
  expect(press).not.toHaveBeenCalled()
  fireEvent.click(button, { detail: 1 })
  expect(press).toHaveBeenCalledOnce()
  const keys = [false, true].map((repeat) => {
    const event = createEvent.keyDown(button, { key: 'Enter', repeat })
    fireEvent(button, event)
    return event.defaultPrevented
  })
  expect(keys).toEqual([false, true])
})
