import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Failure, PortError } from '../kernel/failure.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { composeOutbox } from './outbox.compose.ts'
import type { Change } from './outbox.domain.ts'
import type { UnreadNews } from './unread.machine.ts'

const read = (id: string): Change => ({ kind: 'read', id })
const remove = (id: string): Change => ({ kind: 'remove', id })
const unreachable: Failure = { kind: 'unreachable' }

const start = (carryOut: (change: Change) => Promise<void> = async () => {}) => {
  const told: TrunkEvent[] = []
  const news: UnreadNews[] = []
  const clock = new SimulatedClock()
  const port = { carryOut: vi.fn(carryOut) }
  let leave = () => {}
  let kept: readonly { readonly key: string; readonly change: Change; readonly until: number }[] = []
  const actor = createActor(
    composeOutbox({
      notifications: {
        ...port,
        fetchNotifications: () => Promise.reject(new Error('not asked here')),
        fetchNewCount: () => Promise.reject(new Error('not asked here')),
      },
      removals: {
        recallRemovals: async () => kept,
        keepRemovals: async ({ added, dropped }) => {
          kept = [...kept.filter(({ key }) => !dropped.includes(key)), ...added]
          return []
        },
        watchLeaving: (tell) => {
          leave = () => tell({ type: 'page.left' })
          return () => {}
        },
        holdRemoval: (tell) => {
          tell({ type: 'claim.granted' })
          return () => {}
        },
      },
      siblings: { tellSiblings: () => {}, hearSiblings: () => () => {} },
    }),
    {
      clock,
      input: {
        trunk: { send: (event) => told.push(event) },
        panel: { send: (one) => news.push(one) },
        clock: { now: () => clock.now() },
        supplierId: 1,
      },
    },
  )
  const ways: boolean[] = []
  actor.subscribe((snapshot) => {
    const isSending = snapshot.matches('carryingOut')
    if (isSending !== (ways.at(-1) ?? false)) ways.push(isSending)
  })
  actor.start()
  return {
    actor,
    leave: () => leave(),
    kept: () => kept,
    news,
    sent: () => port.carryOut.mock.calls.map(([change]) => change),
    said: () => told.filter(({ type }) => type !== 'screen.told'),
    /** Whether something is on its way, each time that changed. */
    ways: () => ways,
    /** What the open screen was told last. */
    outbox: () => {
      const last = told.findLast(({ type }) => type === 'screen.told')
      return last?.type === 'screen.told' && last.fact.type === 'outbox.changed' ? last.fact : null
    },
    make: (...changes: readonly Change[]) => {
      for (const change of changes) actor.send({ type: 'change.made', change })
    },
    pass: async (ms: number) => {
      for (let step = 0; step < 5; step += 1) {
        await new Promise(setImmediate)
        if (step === 0) clock.increment(ms)
      }
    },
  }
}

test('changes go out one after another, and every step is told to the screen', async () => {
  const answers: (() => void)[] = []
  const { make, outbox, pass, sent } = start(() => new Promise<void>((resolve) => answers.push(resolve)))
  await pass(0)
  make(read('1'), read('2'))
  expect(outbox()?.outbox.waiting.map(({ key }) => key)).toEqual(['read:1', 'read:2'])
  expect(sent()).toEqual([read('1')])
  answers[0]?.()
  await pass(0)
  expect([sent(), outbox()]).toMatchObject([
    [read('1'), read('2')],
    { outcome: { change: read('1'), became: 'done' }, outbox: { waiting: [{ key: 'read:2' }] } },
  ])
})

test('what is on its way is told until the last of it has arrived; what may still be taken back is not', async () => {
  const answers: (() => void)[] = []
  const { make, pass, ways } = start(() => new Promise<void>((resolve) => answers.push(resolve)))
  make(remove('1'))
  await pass(0)
  expect(ways()).toEqual([])
  make(read('2'), read('3'))
  answers[0]?.()
  await pass(0)
  expect(ways()).toEqual([true])
  answers[1]?.()
  await pass(0)
  expect(ways()).toEqual([true, false])
})

test('a removal goes out after its time, and is said; a reading is not', async () => {
  const { make, news, pass, said, sent } = start()
  make(remove('1'), read('2'))
  await pass(4999)
  expect([sent(), said()]).toEqual([[read('2')], []])
  await pass(1)
  expect(sent()).toEqual([read('2'), remove('1')])
  expect(said()).toEqual([{ type: 'success.met', message: { key: 'notifications.removed' } }])
  expect(news).toEqual(Array(2).fill({ type: 'unread.changed', supposed: null }))
})

test('all that are read leave nothing new', async () => {
  const { make, news, pass } = start()
  make({ kind: 'readAll' })
  await pass(0)
  expect(news).toEqual([{ type: 'unread.changed', supposed: 0 }])
})

test('a change that failed drops out, is said once, and the next one follows', async () => {
  const { make, outbox, pass, said, sent } = start(async (change) => {
    if (change.kind === 'readAll') throw new PortError(unreachable)
  })
  make({ kind: 'readAll' }, read('1'))
  await pass(0)
  expect([sent(), said()]).toEqual([
    [{ kind: 'readAll' }, read('1')],
    [{ type: 'failure.met', failure: unreachable }, { type: 'write.failed' }],
  ])
  expect(outbox()?.outbox).toEqual({ waiting: [], read: new Set(['1']), gone: new Set() })
})

test('who leaves the site sends the rows that might still be taken back, once, and leaves a clearing to the next visit', async () => {
  const { kept, leave, make, pass, sent } = start()
  make(remove('1'), remove('2'), { kind: 'clear', known: ['1'] })
  await pass(0)
  leave()
  expect([sent(), kept().map(({ key }) => key)]).toEqual([[remove('1'), remove('2')], ['clear']])
  leave()
  await pass(4000)
  expect(sent()).toEqual([remove('1'), remove('2')])
})
