import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ControlledDemo } from './ControlledDemo.tsx'
import { PhoneInput } from './PhoneInput.tsx'

/** A fake of the core’s formatting: "(067)-111-22-33". */
const masked = (text: string): string => {
  const digits = text.replace(/\D/g, '').replace(/^38/, '').slice(0, 10)
  let left = digits
  let result = ''
  for (const sign of '(###)-###-##-##') {
    if (left === '') break
    result += sign === '#' ? left.charAt(0) : sign
    if (sign === '#') left = left.slice(1)
  }
  return result
}

const shown = (start: string): HTMLInputElement => {
  render(
    <ControlledDemo start={masked(start)}>
      {(value, hold) => <PhoneInput aria-label="Phone" value={value} onText={(text) => hold(masked(text))} />}
    </ControlledDemo>,
  )
  return screen.getByRole('textbox', { name: 'Phone' })
}

/** Imitates typing, deleting or pasting: sets the text and the caret, then fires an input event. */
const become = (field: HTMLInputElement, text: string, caret: number) => {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(field, text)
  field.setSelectionRange(caret, caret)
  fireEvent.input(field)
}

it('keeps the caret at the end while typing', () => {
  const field = shown('06')
  become(field, '(067', 4)
  expect([field.value, field.selectionStart]).toEqual(['(067', 4])
  become(field, '(0671', 5)
  expect([field.value, field.selectionStart]).toEqual(['(067)-1', 7])
})

it('keeps the caret behind a digit that is inserted in the middle', () => {
  const field = shown('0671112')
  expect(field.value).toBe('(067)-111-2')
  become(field, '(0967)-111-2', 3)
  expect([field.value, field.selectionStart]).toEqual(['(096)-711-12', 3])
})

it('puts the caret behind pasted text with a prefix', () => {
  const field = shown('')
  become(field, '+380671112233', 13)
  expect([field.value, field.selectionStart]).toEqual(['(067)-111-22-33', 15])
})

it('skips the characters of the mask when deleting', () => {
  const field = shown('0671')
  field.setSelectionRange(6, 6)
  fireEvent.keyDown(field, { key: 'Backspace' })
  expect(field.selectionStart).toBe(4)
  field.setSelectionRange(4, 4)
  fireEvent.keyDown(field, { key: 'Delete' })
  expect(field.selectionStart).toBe(6)
})

it('leaves selections and whole-word keys to the browser', () => {
  const field = shown('0671')
  field.setSelectionRange(4, 6)
  fireEvent.keyDown(field, { key: 'Backspace' })
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 6])
  field.setSelectionRange(6, 6)
  fireEvent.keyDown(field, { key: 'Backspace', ctrlKey: true })
  expect(field.selectionStart).toBe(6)
})
