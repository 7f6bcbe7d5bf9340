import { describe, expect, test, vi } from 'vitest'
import { releasesInBrowser, type Workers } from './releases.browser.ts'

const version = { id: 'b', day: '2026-11-29', worker: true }
const signal = new AbortController().signal
const answers = (ok: boolean, body: unknown) => async () => ({ ok, json: async () => body })

const worker = (state: string) => {
  const listeners = new Set<() => void>()
  const found = {
    state,
    addEventListener: (_: 'statechange', listener: () => void) => void listeners.add(listener),
    postMessage: vi.fn(),
  }
  const become = (next: string) => {
    found.state = next
    for (const tell of listeners) tell()
  }
  return { found, become }
}

const cachesOf = (stored: Record<string, string[]>) => ({
  stored,
  keys: async () => Object.keys(stored),
  delete: async (name: string) => delete stored[name],
  open: async (name: string) => ({
    keys: async () => (stored[name] ?? []).map((path) => ({ url: `https://panel.example${path}` })),
    delete: async (url: string) => {
      stored[name] = (stored[name] ?? []).filter((path) => `https://panel.example${path}` !== url)
    },
  }),
})

const started = (
  more: Partial<Parameters<typeof releasesInBrowser>[0]> & { readonly stored?: Record<string, string[]> },
) => {
  const caches = cachesOf(more.stored ?? {})
  const port = releasesInBrowser({
    running: 'a 2026-11-28',
    ask: answers(true, version),
    workers: null,
    caches: () => caches,
    ...more,
  })
  return { port, caches }
}

const workersOf = (registration: Awaited<ReturnType<Workers['find']>>, changed = async () => {}): Workers => ({
  register: vi.fn(async () => registration ?? Promise.reject(new Error('not allowed'))),
  find: async () => registration,
  changed,
})

describe('the running release', () => {
  test.each([
    ['a 2026-11-28', { id: 'a', day: '2026-11-28' }],
    [null, null],
    ['', null],
  ])('is read from the page: %s', async (running, release) => {
    expect(await started({ running }).port.loadRunning()).toEqual(release)
  })
})

describe('the newest release', () => {
  test('is what the host says', async () => {
    expect(await started({}).port.fetchNewest(undefined, signal)).toEqual({
      id: 'b',
      day: '2026-11-29',
      keepsFiles: true,
    })
  })

  test.each([
    ['an error', answers(false, version)],
    ['another file', answers(true, '<!doctype html>')],
  ])('is unknown when the host answers with %s', async (_, ask) => {
    await expect(started({ ask }).port.fetchNewest(undefined, signal)).rejects.toThrow()
  })
})

describe('the files of the newest release', () => {
  test('are there once the new worker is installed', async () => {
    const { found, become } = worker('installing')
    const registration = { installing: found, waiting: null, update: vi.fn(), unregister: vi.fn() }
    const done = vi.fn()
    const keeping = started({ workers: workersOf(registration) })
      .port.keepFiles(true)
      .then(done)
    await new Promise((next) => setTimeout(next))
    expect([done.mock.calls.length, registration.update.mock.calls.length]).toEqual([0, 0])
    become('installed')
    await keeping
    expect(done).toHaveBeenCalledOnce()
  })

  test('are looked for again when a worker is there already', async () => {
    const registration = { installing: null, waiting: null, update: vi.fn(async () => {}), unregister: vi.fn() }
    await started({ workers: workersOf(registration) }).port.keepFiles(true)
    expect(registration.update).toHaveBeenCalledOnce()
  })

  test('are removed with the worker when the host wants none, and nothing else is', async () => {
    const registration = { installing: null, waiting: null, update: vi.fn(), unregister: vi.fn(async () => true) }
    const stored = { 'release-a': ['/'], 'release-b': ['/'], other: ['/'] }
    const { port, caches } = started({ workers: workersOf(registration), stored })
    await port.keepFiles(false)
    expect([registration.unregister.mock.calls.length, caches.stored]).toEqual([1, { other: ['/'] }])
  })

  test.each([true, false])('are nothing to a browser without workers: %s', async (isWanted) => {
    await expect(started({ workers: null }).port.keepFiles(isWanted)).resolves.toBeUndefined()
  })

  test('are nothing to a browser that allows no worker', async () => {
    await expect(started({ workers: workersOf(undefined) }).port.keepFiles(true)).rejects.toThrow('not allowed')
    await expect(started({ workers: workersOf(undefined) }).port.keepFiles(false)).resolves.toBeUndefined()
  })
})

describe('the next load of the page', () => {
  test('opens the new release once its worker has taken over', async () => {
    const { found } = worker('installed')
    const registration = { installing: null, waiting: found, update: vi.fn(), unregister: vi.fn() }
    let change = () => {}
    const changed = new Promise<void>((resolve) => {
      change = resolve
    })
    const done = vi.fn()
    const using = started({ workers: workersOf(registration, () => changed) })
      .port.useNewest()
      .then(done)
    await new Promise((next) => setTimeout(next))
    expect([found.postMessage.mock.calls, done.mock.calls.length]).toEqual([[['use']], 0])
    change()
    await using
    expect(done).toHaveBeenCalledOnce()
  })

  test('asks the host for the page when the files of the new release are not there', async () => {
    const registration = { installing: null, waiting: null, update: vi.fn(), unregister: vi.fn() }
    const stored = { 'release-a': ['/', '/assets/index-1.js'], other: ['/'] }
    const { port, caches } = started({ workers: workersOf(registration), stored })
    await port.useNewest()
    expect(caches.stored).toEqual({ 'release-a': ['/assets/index-1.js'], other: ['/'] })
  })

  test('is as it was without a worker', async () => {
    await expect(started({ workers: null }).port.useNewest()).resolves.toBeUndefined()
  })
})
