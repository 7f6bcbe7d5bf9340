import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ToastView } from './Toast.tsx'
import { Toaster } from './Toaster.tsx'

const saved: ToastView = { id: '1', variant: 'successful', title: 'Saved' }
const failed: ToastView = { id: '2', variant: 'destructive', title: 'Failed', description: 'No money', action: 'Retry' }

const shown = (toasts: readonly ToastView[]) => {
  const hear = { onClose: vi.fn(), onAction: vi.fn(), onPause: vi.fn(), onResume: vi.fn() }
  const view = (list: readonly ToastView[]) => <Toaster toasts={list} label="Messages" closeLabel="Close" {...hear} />
  const { rerender } = render(view(toasts))
  return { ...hear, become: (list: readonly ToastView[]) => rerender(view(list)) }
}

const toastOf = (title: string): HTMLElement => {
  const toast = screen.getByText(title).closest('li')
  if (!toast) throw new Error(`no toast ${title}`)
  return toast
}

it('F8 moves the focus to the toasts', () => {
  shown([saved])
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }))
})

it('announces new toasts to screen readers', () => {
  const { become } = shown([])
  const list = screen.getByRole('list')
  expect(list.getAttribute('aria-live')).toBe('polite')
  become([saved])
  expect(screen.getByRole('list')).toBe(list)
})

it('its buttons close a toast and run its action', () => {
  const { onClose, onAction } = shown([saved, failed])
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onClose.mock.calls).toEqual([['1']])
  expect(onAction.mock.calls).toEqual([['2']])
})

it('pauses while the pointer or the focus is on a toast', () => {
  const { onPause, onResume, become } = shown([saved])
  const region = screen.getByRole('region', { name: 'Messages' })
  fireEvent.pointerEnter(region)
  fireEvent.focusIn(screen.getByRole('button', { name: 'Close' }))
  fireEvent.pointerLeave(region)
  expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 0])
  fireEvent.focusOut(screen.getByRole('button', { name: 'Close' }), { relatedTarget: document.body })
  expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 1])
  fireEvent.pointerEnter(region)
  become([])
  expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([2, 2])
})

it('a finger does not pause, because it would not end the pause by going elsewhere', () => {
  const { onPause } = shown([saved])
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }), { pointerType: 'touch' })
  expect(onPause).not.toHaveBeenCalled()
})

it('goes on when the toast with the focus is closed and others stay', () => {
  const { onResume, become } = shown([saved, failed])
  screen.getAllByRole('button', { name: 'Close' })[1]?.focus()
  become([saved])
  expect(onResume).toHaveBeenCalledOnce()
})

it.each([
  { toast: saved, pointerType: 'touch', times: 1 },
  { toast: saved, pointerType: 'mouse', times: 0 },
  { toast: failed, pointerType: 'touch', times: 0 },
])('a tap ($pointerType) closes "$toast.title" $times times', ({ toast, pointerType, times }) => {
  const { onClose } = shown([toast])
  const pointer = { button: 0, clientX: 100, pointerId: 1, pointerType }
  fireEvent.pointerDown(toastOf(toast.title), pointer)
  fireEvent.pointerUp(toastOf(toast.title), pointer)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(toastOf(toast.title))
  expect(onClose).toHaveBeenCalledTimes(times)
})

it.each([
  [49, 0],
  [50, 1],
  [-80, 1],
])('a swipe of %s px closes %s toasts', (by, times) => {
  const { onClose } = shown([saved])
  const toast = toastOf('Saved')
  fireEvent.pointerDown(toast, { button: 0, clientX: 100, pointerId: 1 })
  fireEvent.pointerMove(toast, { clientX: 100 + by, pointerId: 1 })
  fireEvent.pointerUp(toast, { clientX: 100 + by, pointerId: 1 })
  expect(onClose).toHaveBeenCalledTimes(times)
  if (times === 0) expect(toast.style.transform).toBe('')
})

it('the server’s own message is collapsed behind a label', () => {
  shown([{ ...failed, details: { label: 'Details', text: 'Server Error' } }])
  const details = toastOf('Failed').querySelector('details')
  expect([details?.open, details?.textContent]).toEqual([false, 'DetailsServer Error'])
})
