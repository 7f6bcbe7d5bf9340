import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FileDrop } from './FileDrop.tsx'

afterEach(cleanup)

const file = new File(['x'], 'me.png', { type: 'image/png' })
const dragged = { dataTransfer: { types: ['Files'], files: [file], dropEffect: 'none' } }

const drop = (disabled: boolean, onFile: (file: File) => void, more: React.ReactNode = null) => (
  <FileDrop label="Фото" accept="image/png" disabled={disabled} onFile={onFile}>
    {(pick) => (
      <>
        <button type="button" onClick={pick}>
          вибрати
        </button>
        {more}
      </>
    )}
  </FileDrop>
)

const field = () => {
  const input = document.querySelector('input')
  if (!input) throw new Error('no field')
  return input
}

it('the button opens the dialog of the hidden field, and what is picked there is told', () => {
  const onFile = vi.fn()
  render(drop(false, onFile))
  const opened = vi.spyOn(field(), 'click')
  fireEvent.click(screen.getByRole('button', { name: 'вибрати' }))
  expect(opened).toHaveBeenCalledOnce()
  fireEvent.change(field(), { target: { files: [file] } })
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  expect(field().value).toBe('')
})

it('a file that is dropped is told; anything else that is dragged is let pass', () => {
  const onFile = vi.fn()
  render(drop(false, onFile))
  const place = screen.getByRole('region', { name: 'Фото' })
  const over = createEvent.dragOver(place, dragged)
  fireEvent(place, over)
  expect(over.defaultPrevented).toBe(true)
  fireEvent.drop(place, dragged)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  const text = createEvent.dragOver(place, { dataTransfer: { types: ['text/plain'], files: [] } })
  fireEvent(place, text)
  expect(text.defaultPrevented).toBe(false)
})

it('takes nothing while it is off, and a dropped file leads nowhere all the same', () => {
  const onFile = vi.fn()
  render(drop(true, onFile))
  const place = screen.getByRole('region', { name: 'Фото' })
  const fallen = createEvent.drop(place, dragged)
  fireEvent(place, fallen)
  expect([fallen.defaultPrevented, onFile.mock.calls]).toEqual([true, []])
})

it('a file that falls beside it does not lead away from the page', () => {
  const { unmount } = render(drop(false, vi.fn()))
  const falls = () => {
    const fallen = createEvent.drop(document.body, dragged)
    fireEvent(document.body, fallen)
    return fallen.defaultPrevented
  }
  expect(falls()).toBe(true)
  unmount()
  expect(falls()).toBe(false)
})

it('the focus of a button that goes passes to the one that stays', () => {
  const onFile = vi.fn()
  const { rerender } = render(drop(false, onFile, <button type="button">скасувати</button>))
  screen.getByRole('button', { name: 'скасувати' }).focus()
  rerender(drop(false, onFile))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'вибрати' }))
})
