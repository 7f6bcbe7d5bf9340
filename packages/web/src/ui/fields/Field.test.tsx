import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../buttons/Button.tsx'
import { Checkbox } from '../choices/Checkbox.tsx'
import { CodeInput } from './CodeInput.tsx'
import { ControlledDemo } from './ControlledDemo.tsx'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { TextInput } from './TextInput.tsx'

const shown = (message: { hint?: string; error?: string }) =>
  render(
    <Field label="Name" {...message} required>
      {(control) => <TextInput {...control} value="" onText={() => undefined} />}
    </Field>,
  )

describe('Field', () => {
  it('connects the label and the hint to the control', () => {
    shown({ hint: 'Two letters or more' })
    const field = screen.getByRole('textbox', { name: 'Name' })
    expect(field.getAttribute('aria-invalid')).toBe(null)
    expect(field.getAttribute('aria-required')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Two letters or more',
    )
  })

  it('shows the error in place of the hint', () => {
    shown({ hint: 'Two letters or more', error: 'Too short' })
    const field = screen.getByRole('textbox', { name: 'Name' })
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(message?.textContent).toBe('Too short')
    expect(message?.querySelector('svg')).not.toBe(null)
    expect(screen.queryByText('Two letters or more')).toBe(null)
  })

  it('reserves room for the message, without an empty description', () => {
    shown({})
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(null)
    expect(document.querySelector('[aria-live=polite]')).not.toBe(null)
  })
})

describe('Button', () => {
  it('ignores presses while busy, but keeps its label and the focus', () => {
    const press = vi.fn()
    const submit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', submit)
    render(
      <form>
        <Button type="submit" busy onClick={press}>
          Save
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    button.focus()
    fireEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
    expect(document.activeElement).toBe(button)
    document.removeEventListener('submit', submit)
  })

  it('can be pressed when not busy', () => {
    const press = vi.fn()
    render(<Button onClick={press}>Save</Button>)
    fireEvent.click(screen.getByRole('button'))
    expect(press).toHaveBeenCalledOnce()
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })
})

describe('CodeInput', () => {
  it('passes on what was typed or pasted, because the form finds the code in it', () => {
    const hear = vi.fn()
    render(<CodeInput aria-label="Code" value="" onText={hear} />)
    const field = screen.getByRole('textbox', { name: 'Code' })
    fireEvent.change(field, { target: { value: 'Your code: 12-34.' } })
    expect(hear.mock.calls).toEqual([['Your code: 12-34.']])
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
  })
})

it('a password can be shown, and the toggle names its action', () => {
  render(
    <ControlledDemo start={false}>
      {(isShown, show) => (
        <PasswordInput
          aria-label="Password"
          value="secret"
          onText={() => undefined}
          shown={isShown}
          onShownChange={show}
          toggleLabel={isShown ? 'Hide' : 'Show'}
        />
      )}
    </ControlledDemo>,
  )
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide' })).not.toBe(null)
})

it('a checkbox shows its error', () => {
  const change = vi.fn()
  render(<Checkbox label="I agree" checked={false} onChange={change} error="Agree first" />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Agree first')
  fireEvent.click(box)
  expect(change).toHaveBeenCalledWith(true, false)
})
