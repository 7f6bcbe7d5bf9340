import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onKeys } from './keys.ts'

const press = (handlers: Parameters<typeof onKeys>[0], init: KeyboardEventInit) => {
  render(<input aria-label="field" onKeyDown={onKeys(handlers)} />)
  const event = createEvent.keyDown(screen.getByLabelText('field'), init)
  fireEvent(screen.getByLabelText('field'), event)
  return event.defaultPrevented
}

test.each<[string, KeyboardEventInit]>([
  ['Enter', { key: 'Enter' }],
  ['Shift+Enter', { key: 'Enter', shiftKey: true }],
  ['Alt+ArrowUp', { key: 'ArrowUp', altKey: true }],
  ['Ctrl+Enter', { key: 'Enter', metaKey: true }],
  ['?', { key: '?', shiftKey: true }],
])('%s is heard by its name, and has no other effect', (name, init) => {
  const heard = vi.fn()
  expect(press({ [name]: heard }, init)).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
})

test.each<[string, KeyboardEventInit]>([
  ['another key', { key: 'Escape' }],
  ['the key with a modifier', { key: 'Enter', altKey: true }],
  ['a key of an input method', { key: 'Enter', isComposing: true }],
])('%s keeps its effect', (_, init) => {
  const heard = vi.fn()
  expect(press({ Enter: heard }, init)).toBe(false)
  expect(heard).not.toHaveBeenCalled()
})

test('a key that something inside has used is not heard outside', () => {
  const heard = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: the part that hears what the field leaves
    <div onKeyDown={onKeys({ Escape: heard })}>
      <input aria-label="inside" onKeyDown={onKeys({ Escape: () => {} })} />
    </div>,
  )
  fireEvent.keyDown(screen.getByLabelText('inside'), { key: 'Escape' })
  expect(heard).not.toHaveBeenCalled()
})

test('a handler that returns false leaves the key its effect', () => {
  expect(press({ Enter: () => false }, { key: 'Enter' })).toBe(false)
})
