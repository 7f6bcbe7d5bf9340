import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FileDrop } from './FileDrop.tsx'

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

it('the button opens the file dialog, and the chosen file is reported', () => {
  const onFile = vi.fn()
  render(drop(false, onFile))
  const opened = vi.spyOn(field(), 'click')
  fireEvent.click(screen.getByRole('button', { name: 'вибрати' }))
  expect(opened).toHaveBeenCalledOnce()
  fireEvent.change(field(), { target: { files: [file] } })
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  expect(field().value).toBe('')
})

it('a dropped file is reported; other dragged content is ignored', () => {
  const onFile = vi.fn()
  render(drop(false, onFile))
  const location = screen.getByRole('region', { name: 'Фото' })
  const over = createEvent.dragOver(location, dragged)
  fireEvent(location, over)
  expect(over.defaultPrevented).toBe(true)
  fireEvent.drop(location, dragged)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  const text = createEvent.dragOver(location, { dataTransfer: { types: ['text/plain'], files: [] } })
  fireEvent(location, text)
  expect(text.defaultPrevented).toBe(false)
})

it('accepts nothing while it is disabled, and the browser still does not open a dropped file', () => {
  const onFile = vi.fn()
  render(drop(true, onFile))
  const location = screen.getByRole('region', { name: 'Фото' })
  const fallen = createEvent.drop(location, dragged)
  fireEvent(location, fallen)
  expect([fallen.defaultPrevented, onFile.mock.calls]).toEqual([true, []])
})

it('a file dropped outside does not navigate away', () => {
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
