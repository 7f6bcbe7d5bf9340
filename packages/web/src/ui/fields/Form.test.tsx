import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Form } from './Form.tsx'

const form = (focused?: string, turn = 0) => (
  <Form errors={{}} focused={focused} turn={turn} onSubmit={() => {}}>
    <input aria-label="Title" />
    <div data-field="hours">
      <button type="button" disabled>
        Monday
      </button>
      <button type="button">Tuesday</button>
    </div>
    <h2 data-field="heading" tabIndex={-1}>
      Notes
    </h2>
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

it('focuses the same field again in another turn', () => {
  const { rerender } = render(form('note'))
  screen.getByLabelText('Title').focus()
  rerender(form('note', 1))
  hasFocus(screen.getByLabelText('Note'))
})

it('focuses a named part that has no control', () => {
  render(form('heading'))
  hasFocus(screen.getByRole('heading'))
})
