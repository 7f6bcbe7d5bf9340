import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Cropper } from './Cropper.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 200, height: 100 } as DOMRect)
  Element.prototype.setPointerCapture = vi.fn()
  return () => vi.restoreAllMocks()
})

const shown = (disabled = false) => {
  const onMove = vi.fn()
  const onScale = vi.fn()
  render(
    <Cropper
      address="blob:1"
      size={{ width: 1200, height: 600 }}
      rectangle={{ x: 300, y: 0, width: 600, height: 600 }}
      label="Видима частина"
      where="посередині"
      at={0.5}
      shape="round"
      disabled={disabled}
      onMove={onMove}
      onScale={onScale}
    />,
  )
  const part = screen.getByRole('slider', { name: 'Видима частина' })
  const finger = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX = 0, clientY = 0) =>
    fireEvent[type](part, { pointerId, clientX, clientY })
  return { onMove, onScale, part, finger }
}

it('shows the cropped part and describes its position', () => {
  const { part } = shown()
  expect([part.getAttribute('aria-valuenow'), part.getAttribute('aria-valuetext')]).toEqual(['50', 'посередині'])
  expect(part.querySelector('img')?.style).toMatchObject({ left: '-50%', top: '0%', width: '200%', height: '100%' })
})

it('dragging the picture to the right moves the cropped part to the left', () => {
  const { finger, onMove } = shown()
  finger('pointerMove', 1, 50, 50)
  finger('pointerDown', 1, 100, 50)
  finger('pointerMove', 1, 150, 30)
  finger('pointerUp', 1)
  finger('pointerMove', 1, 10, 10)
  expect(onMove.mock.calls).toEqual([[-0.25, 0.2]])
})

it('spreading two fingers zooms in', () => {
  const { finger, onMove, onScale } = shown()
  finger('pointerDown', 1, 100, 50)
  finger('pointerDown', 2, 110, 50)
  finger('pointerMove', 2, 120, 50)
  expect([onScale.mock.calls, onMove.mock.calls]).toEqual([[[2]], [[-0.025, 0]]])
})

it.each([
  ['ArrowRight', false, [0.04, 0]],
  ['ArrowUp', false, [0, -0.04]],
  ['ArrowLeft', true, [-0.2, 0]],
])('%s moves the cropped part', (key, shiftKey, move) => {
  const { part, onMove } = shown()
  const press = createEvent.keyDown(part, { key, shiftKey })
  fireEvent(part, press)
  expect([onMove.mock.calls, press.defaultPrevented]).toEqual([[move], true])
})

it('ignores other keys', () => {
  const { part, onMove } = shown()
  const press = createEvent.keyDown(part, { key: 'Escape' })
  fireEvent(part, press)
  expect([onMove.mock.calls, press.defaultPrevented]).toEqual([[], false])
})

it('the wheel zooms in, and the page does not scroll', () => {
  const { part, onScale } = shown()
  const turn = createEvent.wheel(part, { deltaY: -100 })
  fireEvent(part, turn)
  expect([onScale.mock.calls, turn.defaultPrevented]).toEqual([[[1.1]], true])
})

it('ignores input while it is disabled', () => {
  const { part, finger, onMove, onScale } = shown(true)
  finger('pointerDown', 1, 100, 50)
  finger('pointerMove', 1, 150, 30)
  fireEvent.keyDown(part, { key: 'ArrowRight' })
  fireEvent.wheel(part, { deltaY: -100 })
  expect([onMove.mock.calls, onScale.mock.calls]).toEqual([[], []])
})
