import { expect, it, vi } from 'vitest'
import { listenLater, once } from './once.ts'

const failed = { type: 'upload.failed', failure: { kind: 'unreachable' } } as const

it('code is loaded once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('404')).mockResolvedValue(7)
  const loaded = once(load)
  await expect(loaded()).rejects.toThrow('404')
  await expect(Promise.all([loaded(), loaded()])).resolves.toEqual([7, 7])
  expect(load).toHaveBeenCalledTimes(2)
})

it('an upload starts when its code is loaded, and is stopped', async () => {
  const stop = vi.fn()
  const upload = vi.fn(() => stop)
  const emit = vi.fn()
  const stopUpload = listenLater(async () => upload, failed)(emit, 'file')
  expect(upload).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(upload).toHaveBeenCalledWith(emit, 'file'))
  stopUpload()
  expect(stop).toHaveBeenCalledOnce()
})

it('an upload that is stopped before its code is loaded never starts', async () => {
  const upload = vi.fn(() => () => {})
  listenLater(async () => upload, failed)(vi.fn(), 'file')()
  await Promise.resolve()
  expect(upload).not.toHaveBeenCalled()
})

it('an upload whose code fails to load has failed', async () => {
  const emit = vi.fn()
  listenLater(() => Promise.reject(new Error('404')), failed)(emit, 'file')
  await vi.waitFor(() => expect(emit).toHaveBeenCalledWith(failed))
})
