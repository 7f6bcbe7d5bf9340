// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createBrowserInspector, createBrowserReceiver, createInspector } from '@statelyai/inspect'
import { parseFlow } from '@supplier/core/flows/flow'
import { expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { createMask } from '../../src/wiring/recording/inspect.ts'
import { inspectedWindow, inspectingWindow } from '../../src/wiring/recording/inspect-channel.ts'
import { turns } from '../../src/wiring/recording/turns.ts'
import { actorsAt } from '../actors.domain.ts'
import { graphOf } from '../graph.domain.ts'
import type { Entry } from '../log.domain.ts'
import { birth, definition } from '../testing.ts'
import type { Recording } from '../viewer.domain.ts'
import type { ReplayEvent } from '../viewer.port.ts'
import { layOut } from './dagre.ts'
import { createTeller } from './entries.ts'
import { createFollower } from './follower.ts'
import { createReplays } from './replays.ts'

type Channel = Parameters<typeof inspectedWindow>[0]

/** A fake BroadcastChannel: it delivers asynchronously, and not to the sender. */
const air = () => {
  const all = new Set<Set<(event: { readonly data: never }) => void>>()
  return (): Channel => {
    const own = new Set<(event: { readonly data: never }) => void>()
    all.add(own)
    return {
      postMessage: (data: unknown) => {
        const copy = structuredClone(data) as never
        const others = [...all].filter((listeners) => listeners !== own)
        queueMicrotask(() => {
          for (const listener of others.flatMap((listeners) => [...listeners])) listener({ data: copy })
        })
      },
      addEventListener: (_: 'message', listener: (event: never) => void) => {
        own.add(listener as never)
      },
    }
  }
}

/** Resolves when all posted messages and the replies to them are delivered. */
const delivered = () => new Promise((resolve) => setImmediate(resolve))

const panelOn = (channel: Channel, at: number) => {
  const inspector = createBrowserInspector({
    window: inspectedWindow(channel, { id: `panel ${at}`, at }),
    serialize: createMask(),
  })
  return { messageText: (type: string) => inspector.event('x:0', { type }) }
}

const viewerOn = (channel: Channel, id: string) => {
  let heard: string[] = []
  const window = inspectingWindow(channel, () => (heard = []), { id, at: 0 })
  createBrowserReceiver({ window }).subscribe((entry) => {
    if ('event' in entry) heard.push(entry.event.type)
  })
  return { heard: () => heard }
}

test('a viewer receives all entries of a page, whichever of the two opened first', async () => {
  const join = air()
  const early = viewerOn(join(), 'early')
  const panel = panelOn(join(), 1)
  await delivered()
  panel.messageText('one')
  const late = viewerOn(join(), 'late')
  await delivered()
  panel.messageText('two')
  await delivered()
  expect(early.heard()).toEqual(['one', 'two'])
  expect(late.heard()).toEqual(['one', 'two'])
})

test('of two pages, only the newer one is followed', async () => {
  const join = air()
  const viewer = viewerOn(join(), 'viewer')
  const [older, newer] = [panelOn(join(), 1), panelOn(join(), 2)]
  await delivered()
  older.messageText('old')
  newer.messageText('new')
  older.messageText('old again')
  await delivered()
  expect(viewer.heard()).toEqual(['new'])
})

test('secrets are masked in every part of a snapshot', () => {
  const masked = createMask()
  const secret = { token: 'secret-token', list: [{ password: 'hunter2' }], ask: () => 'secret-token' }
  const snapshot = {
    status: 'done',
    value: { code: 'typing' },
    context: secret,
    output: secret,
    input: secret,
  } as const
  const text = JSON.stringify([
    masked(birth('x:0', { snapshot })),
    masked({
      ...birth('x:0'),
      type: '@xstate.event',
      sourceId: undefined,
      event: { type: 'typed', text: 'hunter2' },
    } as Entry),
  ])
  expect(text).not.toMatch(/secret-token|hunter2/)
  expect(text).toContain('"value":{"code":"typing"}')
})

/** The entries for the same system of actors, made by the library’s inspector and by ours. */
const toldTwice = async () => {
  const child = createMachine({ id: 'child', initial: 'on', states: { on: { on: { ping: { actions: () => {} } } } } })
  const parent = createMachine({ id: 'parent', context: { count: [1] }, invoke: { src: child, id: 'child' } })
  const [theirs, ours]: [Entry[], Entry[]] = [[], []]
  const library = createInspector({ send: (entry) => void theirs.push(entry) }, { serialize: createMask() })
  const entriesOf = createTeller(createMask())
  const actor = createActor(parent, {
    inspect: (event) => {
      library.inspect.next?.(event)
      ours.push(...entriesOf(event, 5))
    },
  })
  actor.start()
  actor.getSnapshot().children['child']?.send({ type: 'ping' })
  await vi.waitFor(() => expect(theirs).toHaveLength(ours.length))
  return [theirs, ours].map((entries) =>
    entries.map(({ createdAt: _at, _version: _by, id: _id, ...entry }) => {
      const told =
        entry.type === '@xstate.actor'
          ? { ...entry, definition: JSON.parse(entry.definition ?? 'null'), snapshot: null }
          : entry
      return JSON.parse(JSON.stringify(told))
    }),
  )
}

test('the entries are the same as those of the library’s inspector', async () => {
  const [theirs, ours] = await toldTwice()
  expect(ours?.length).toBeGreaterThan(4)
  expect(ours).toEqual(theirs)
})

test('an actor in a context is sent as its id only', () => {
  const other = createActor(createMachine({ id: 'other', context: { token: 'secret-token' } })).start()
  const entry = createMask()(birth('x:0', { snapshot: { context: { other } } }))
  expect(JSON.stringify(entry)).toContain('"id":"x:')
  expect(JSON.stringify(entry)).not.toContain('secret-token')
})

test('in a laid out chart, inner states lie in outer ones, and arrows have labels', async () => {
  const nested = {
    id: 'm',
    initial: 'a',
    states: { a: { initial: 'b', states: { b: { on: { go: '#m.c' } } } }, c: {} },
  }
  for (const text of [definition, JSON.stringify(nested)]) {
    const { nodes, edges, starts, width, height } = await layOut(graphOf(text))
    expect(nodes).not.toEqual([])
    for (const { box, parent } of nodes) {
      const outer = nodes.find(({ id }) => id === parent)?.box ?? { x: 0, y: 0, width, height }
      expect(box.x).toBeGreaterThanOrEqual(outer.x)
      expect(box.y).toBeGreaterThanOrEqual(outer.y)
      expect(box.x + box.width).toBeLessThanOrEqual(outer.x + outer.width)
      expect(box.y + box.height).toBeLessThanOrEqual(outer.y + outer.height)
    }
    expect(edges.every(({ way, label }) => way.length > 1 && label !== null)).toBe(true)
    expect(starts.length).toBeGreaterThan(0)
  }
})

test('a recording plays step by step and emits the entries of its machines', async () => {
  const text = readFileSync(
    new URL('../../../test-fixtures/recordings/password-forgotten.flow.jsonl', import.meta.url),
    'utf8',
  )
  const replays = createReplays()
  const recording = (await replays.read(new File([text], 'password-forgotten.flow.jsonl'))) as Recording
  const childEvents: ReplayEvent[] = []
  const stop = replays.follow((event) => childEvents.push(event), recording)
  const { signal } = new AbortController()
  expect(await replays.to(3, signal)).toBe(3)
  expect(await replays.to(1, signal)).toBe(1)
  stop()
  const log = childEvents.flatMap(({ entries }) => entries)
  const marks = childEvents.flatMap(({ marks }) => marks)
  expect([marks.length, marks.at(-1)]).toEqual([3, log.length])
  expect(marks).toEqual(marks.toSorted((one, other) => one - other))
  expect(childEvents.every(({ difference }) => difference === null)).toBe(true)
  expect(actorsAt(log, log.length)[0]).toMatchObject({ name: 'app', state: 'signedOut' })
  const { steps } = parseFlow(text)
  expect(log[0]?.createdAt).toBe(String(steps[0]?.at))
  expect(log.at(-1)?.createdAt).toBe(String(steps[2]?.at))
})

test('a file that is not a recording is rejected with a readable message', async () => {
  await expect(createReplays().read(new File(['{}'], 'x.json'))).rejects.toThrow('This is no recording of the panel.')
})

const followed = () => {
  const labels: string[] = []
  const waiting: (() => void)[] = []
  const { follow } = createFollower({
    open: (text) => {
      if (text === 'broken') throw new Error('This is no recording of the panel.')
      let at = 0
      labels.push(`${text} opened`)
      return {
        name: text,
        at: () => at,
        step: () =>
          new Promise<void>((resolve) => {
            at += 1
            waiting.push(resolve)
          }),
        stop: () => labels.push(`${text} stopped`),
      }
    },
    show: ({ name, at }) => labels.push(`${name} at ${at()}`),
    fail: (error) => labels.push(String(error)),
  })
  return {
    follow,
    /** Finishes all pending steps, and the steps that follow them. */
    settle: async () => {
      while (waiting.length > 0) {
        waiting.shift()?.()
        await delivered()
      }
    },
    labels: () => labels.splice(0),
  }
}

test('the panel in the frame continues to a later step, and starts again for an earlier one', async () => {
  const { follow, settle, labels } = followed()
  void follow({ text: 'a', step: 2 })
  await settle()
  void follow({ text: 'a', step: 3 })
  await settle()
  expect(labels()).toEqual(['a opened', 'a at 2', 'a at 3'])
  void follow({ text: 'a', step: 1 })
  await settle()
  expect(labels()).toEqual(['a opened', 'a at 1', 'a stopped'])
})

test('of several steps requested while the panel moves, the last one is shown', async () => {
  const { follow, settle, labels } = followed()
  for (const step of [9, 5, 2]) void follow({ text: 'a', step })
  void follow({ text: 'b', step: 1 })
  await settle()
  expect(labels()).toEqual(['a opened', 'a stopped', 'b opened', 'b at 1'])
})

test('a step far ahead of the visible run is reached by a new run that is not drawn', async () => {
  const { follow, settle, labels } = followed()
  void follow({ text: 'a', step: 1 })
  await settle()
  void follow({ text: 'a', step: 90 })
  await settle()
  void follow({ text: 'a', step: 91 })
  await settle()
  expect(labels()).toEqual(['a opened', 'a at 1', 'a opened', 'a at 90', 'a stopped', 'a at 91'])
})

test('queued tasks run in order, after pending microtasks', async () => {
  const labels: string[] = []
  const inOrder = turns()
  await new Promise<void>((resolve) => {
    inOrder(() => void labels.push('one'))
    inOrder(resolve)
    queueMicrotask(() => void labels.push('under way'))
  })
  expect(labels).toEqual(['under way', 'one'])
})

test('after a recording that fails, another one can be shown', async () => {
  const { follow, settle, labels } = followed()
  await follow({ text: 'broken', step: 1 })
  void follow({ text: 'a', step: 1 })
  await settle()
  expect(labels()).toEqual(['Error: This is no recording of the panel.', 'a opened', 'a at 1'])
})
