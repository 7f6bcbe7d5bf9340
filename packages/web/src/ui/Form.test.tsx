import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Form } from './Form.tsx'

afterEach(cleanup)

const form = (focused?: string) => (
  <Form errors={{}} focused={focused} onSubmit={() => {}}>
    <input aria-label="Title" />
    <div data-field="hours">
      <button type="button" disabled>
        Monday
      </button>
      <button type="button">Tuesday</button>
    </div>
    <div data-field="note">
      <textarea aria-label="Note" />
    </div>
  </Form>
)

const hasFocus = (element: HTMLElement) => expect(document.activeElement).toBe(element)

it('has the focus in its first empty field, or in the first control of the named one that can be used', () => {
  render(form())
  hasFocus(screen.getByLabelText('Title'))
  cleanup()
  render(form('hours'))
  hasFocus(screen.getByRole('button', { name: 'Tuesday' }))
})

it('ignores a name that none of its fields has', () => {
  render(form('weather'))
  hasFocus(screen.getByLabelText('Title'))
})

it('moves the focus when another field is named', () => {
  const { rerender } = render(form('hours'))
  rerender(form('note'))
  hasFocus(screen.getByLabelText('Note'))
  screen.getByLabelText('Title').focus()
  rerender(form('note'))
  hasFocus(screen.getByLabelText('Title'))
})
