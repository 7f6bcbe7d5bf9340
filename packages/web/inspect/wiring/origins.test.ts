// @vitest-environment node
import { createBrowserInspector, createBrowserReceiver } from '@statelyai/inspect'
import { expect, test, vi } from 'vitest'
import { assign, createActor, createMachine, fromPromise, setup } from 'xstate'
import { actorsAt } from '../actors.domain.ts'
import { graphOf } from '../graph.domain.ts'
import { livesIn } from '../lives.domain.ts'
import type { Entry } from '../log.domain.ts'
import { layOut } from './dagre.ts'
import { askingWindow } from './origins.ts'

type Listener = (event: { readonly data: unknown; readonly origin: string }) => void

/** The window of the viewer, which an app at another origin has opened. */
const openedFrom = (origin: string) => {
  const listeners: Listener[] = []
  const toApp: ((event: { readonly data: unknown }) => void)[] = []
  const post = (data: unknown) => {
    const copy = JSON.parse(JSON.stringify(data))
    for (const listener of listeners) listener({ data: copy, origin })
  }
  const app = {
    open: () => ({ postMessage: post }),
    addEventListener: (_: string, listener: (event: { readonly data: unknown }) => void) => toApp.push(listener),
  } as unknown as Window
  const viewer = {
    self: null,
    top: null,
    parent: null,
    opener: { postMessage: (data: unknown) => toApp.forEach((listener) => void listener({ data })) },
    addEventListener: (_: string, listener: Listener) => void listeners.push(listener),
  }
  const ask = vi.fn()
  const asking = askingWindow(viewer, 'http://localhost:5173', ask)
  const log: Entry[] = []
  const inspector = createBrowserInspector({ window: app, url: 'http://localhost:5173/inspect' })
  createBrowserReceiver({ window: asking.window }).subscribe((entry) => void log.push(entry))
  return { inspector, ask, log, decide: asking.decide, post }
}

const light = createMachine({
  id: 'light',
  initial: 'red',
  states: { red: { on: { next: 'green' } }, green: { on: { next: 'red' }, after: { 1000: 'red' } } },
})

const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    sound: { initial: 'on', states: { on: { on: { mute: 'off' } }, off: {} } },
    film: { initial: 'paused', states: { paused: { on: { play: 'playing' } }, playing: { tags: 'busy' } } },
  },
})

const search = setup({
  types: { context: {} as { found: readonly string[] } },
  actors: { find: fromPromise(async () => ['one', 'two']) },
}).createMachine({
  id: 'search',
  context: { found: [] },
  initial: 'searching',
  states: {
    searching: {
      invoke: { src: 'find', onDone: { target: 'found', actions: assign({ found: ({ event }) => event.output }) } },
    },
    found: {},
  },
})

// A copy: the log that grows in place would count as read.
const seen = (log: readonly Entry[]) => actorsAt([...log], log.length).map(({ name, state }) => `${name}: ${state}`)

test.each([
  ['a light with a timer', light, [{ type: 'next' }], ['light: green']],
  ['a player with parallel states', player, [{ type: 'mute' }, { type: 'play' }], ['player: film.playing + sound.off']],
  ['a search with a request', search, [], ['search: found']],
])('the machine of another app is shown: %s', async (_, machine, events, shown) => {
  const { inspector, log, decide } = openedFrom('http://localhost:3000')
  decide('http://localhost:3000', true)
  const actor = createActor(machine as typeof light, { inspect: inspector.inspect }).start()
  for (const event of events) actor.send(event as never)
  await vi.waitFor(() => expect(seen(log)).toEqual(expect.arrayContaining(shown)))
  const [definition] = [...livesIn([...log]).byId.values()].flatMap((actor) => actor.definition ?? [])
  const chart = await layOut(graphOf(definition ?? ''))
  expect(chart.nodes.length).toBeGreaterThan(2)
  actor.stop()
})

test('an app without machines is shown by what it tells', async () => {
  const { inspector, log, decide } = openedFrom('http://localhost:3000')
  decide('http://localhost:3000', true)
  inspector.actor('cart', { status: 'active', context: { items: 1 } })
  inspector.event('cart', 'item.added')
  inspector.snapshot('cart', { status: 'active', context: { items: 2 } })
  await vi.waitFor(() => expect(log).toHaveLength(3))
  expect(seen(log)).toEqual(['cart: '])
})

test('the entries of another origin wait until the person agrees, and none is lost', async () => {
  const { inspector, ask, log, decide } = openedFrom('http://localhost:3000')
  inspector.event('cart', 'one')
  inspector.event('cart', 'two')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith('http://localhost:3000'))
  expect(log).toEqual([])
  decide('http://localhost:3000', true)
  await vi.waitFor(() => expect(log).toHaveLength(2))
})

test('a refused origin is not shown and not asked for again, and other messages ask for nothing', async () => {
  const { inspector, ask, log, decide, post } = openedFrom('https://example.com')
  post({ type: 'hello' })
  expect(ask).not.toHaveBeenCalled()
  inspector.event('cart', 'one')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  decide('https://example.com', false)
  inspector.event('cart', 'two')
  post({ type: '@xstate.event', event: { type: 'three' } })
  expect([ask.mock.calls.length, log]).toEqual([1, []])
})
