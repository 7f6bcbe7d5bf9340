import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { leaveFrame, readFrame } from './frame.ts'

beforeEach(() => {
  document.documentElement.lang = 'uk'
  document.documentElement.setAttribute('data-frame', 'signIn')
  document.documentElement.removeAttribute('data-submitted')
})

const fieldIn = (where: string): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(`${where} input`)
  if (!field) throw new Error(`no field in ${where}`)
  return field
}

it('reads the text typed before the app has loaded, and moves the focus and the caret to the app’s field', () => {
  render(
    <div>
      <div id="frame">
        <div data-frame-language="uk">
          <input name="telephone" />
        </div>
        <div data-frame-language="en">
          <input name="telephone" />
        </div>
      </div>
      <div id="root">
        <input name="telephone" defaultValue="(067)-11" />
      </div>
    </div>,
  )
  const field = fieldIn('[data-frame-language=uk]')
  field.value = '06711'
  field.focus()
  field.setSelectionRange(5, 5)
  document.documentElement.setAttribute('data-submitted', '')
  const state = readFrame(document)
  expect(state).toEqual({ telephone: '06711', focused: true, selectionStart: 5, submitted: true })

  leaveFrame(document, state)
  expect(document.querySelector('#frame')).toBe(null)
  expect(document.documentElement.hasAttribute('data-frame')).toBe(false)
  expect(document.activeElement).toBe(fieldIn('#root'))
  expect(fieldIn('#root').selectionStart).toBe(8)
})

it('reads an empty state when there is no frame', () => {
  const state = readFrame(document)
  expect(state).toEqual({ telephone: '', focused: false, selectionStart: null, submitted: false })
  expect(() => leaveFrame(document, state)).not.toThrow()
})
