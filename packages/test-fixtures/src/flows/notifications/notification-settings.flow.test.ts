import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import {
  channels,
  type SwitchName,
  switchNames,
} from '@supplier/core/notification-settings/notification-settings.domain'
import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Fault } from '../../faults/fault.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { notificationSettingsOf, withNotificationSettings } from '../../world/notifications/notification-settings.ts'
import { statusTroubles, transportTroubles, wrongTypesTrouble } from '../kit/troubles.ts'
import { base, boardOf, flip, kept, onIn, openSwitchboard, reads, viewOf, writes } from './switchboard.ts'

const opened = async (href?: string) => {
  const all = await openSwitchboard(href)
  onTestFinished(all.harness.closeAll)
  return all
}

test('the settings are fetched when their page opens, and the server’s state is shown', async () => {
  const { harness, tab, board } = await opened('/orders')
  expect([reads(harness), viewOf(board)]).toEqual([[], { state: 'loading' }])
  tab.visit('/settings/preferences')
  await harness.quiet()
  expect([reads(harness).length, onIn(board)]).toEqual([1, kept(harness)])
})

test('K1: twenty flips in two seconds are saved one after another, and the last one wins', async () => {
  const { harness, board } = await opened()
  harness.fault({ kind: 'delay', ms: 700, method: 'PUT', path: `${base}*`, count: null })
  const before = onIn(board)
  for (let times = 0; times < 19; times += 1) {
    flip(board, times % 2 === 0 ? 'push.order' : 'email.system')
    await harness.pass(100)
  }
  flip(board, 'sms')
  const wanted = onIn(board)
  await harness.pass(5000)
  expect([onIn(board), kept(harness)]).toEqual([wanted, wanted])
  expect(wanted).not.toEqual(before)
  expect(writes(harness).length).toBeLessThanOrEqual(6)
  const times = writes(harness).map(({ at }) => at)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

describe.each([...statusTroubles, ...transportTroubles, wrongTypesTrouble])(
  'K2, K3: a write that fails with $name',
  ({ fault, isApplied, words, status }) => {
    test('shows the server’s state in the end, and the error once, without a retry', async () => {
      const { harness, tab, board } = await opened()
      const before = onIn(board)
      harness.fault({ ...fault, method: 'PUT', path: base, count: 1 })
      flip(board, 'push.product')
      expect(onIn(board)).toContain('push.product')
      await harness.pass(20_000)
      expect(writes(harness)).toHaveLength(1)
      expect(onIn(board)?.includes('push.product')).toBe(isApplied)
      expect(isApplied ? null : onIn(board)).toEqual(isApplied ? null : before)
      expect([onIn(board), viewOf(board)]).toMatchObject([
        kept(harness),
        { state: 'shown', isSaving: false, isStale: false },
      ])
      if (words !== null && status !== 401) expect(tab.sent()).toEqual([words])
      flip(board, 'sms')
      await harness.quiet()
      expect(kept(harness)).toEqual(onIn(board))
    })
  },
)

describe.each([...statusTroubles, ...transportTroubles, wrongTypesTrouble])(
  'a fetch that fails with $name',
  ({ fault, name, words, key }) => {
    test('shows the error, keeps loaded data, and can be retried', async () => {
      const { harness, tab, board } = await opened('/orders')
      const strike = () => {
        for (const nth of name === 'status 503' ? [1, 2] : [1])
          harness.fault({ ...fault, method: 'GET', path: base, nth })
      }
      strike()
      tab.visit('/settings/preferences')
      await harness.pass(16_000)
      const messages = [words === null ? { key } : { text: words }]
      expect(viewOf(board)).toMatchObject({ state: 'failed', isLoading: false, messages })
      board.send({ type: 'retry.chosen' })
      await harness.quiet()
      expect(onIn(board)).toEqual(kept(harness))
      harness.sandbox.faults.clear()
      strike()
      board.send({ type: 'data.invalidated' })
      await harness.pass(16_000)
      expect([onIn(board), viewOf(board)]).toMatchObject([kept(harness), { isStale: true }])
    })
  },
)

test('leaving the page during one write with another queued loses neither', async () => {
  const { harness, tab, board } = await opened()
  harness.fault({ kind: 'delay', ms: 3000, method: 'PUT', path: base })
  flip(board, 'push.product')
  flip(board, 'email.order')
  const wanted = onIn(board)
  expect(tab.isClosingGuarded()).toBe(true)
  tab.visit('/orders')
  await harness.pass(4000)
  expect([kept(harness), tab.page().location.to, tab.isClosingGuarded()]).toEqual([wanted, 'orders', false])
})

describe('logging out during one write with another queued', () => {
  const leave = async (fault: { kind: 'delay'; ms: number } | { kind: 'status'; status: number }) => {
    const scene = await opened()
    const { harness, tab, board } = scene
    harness.fault({ ...fault, method: 'PUT', path: base })
    flip(board, 'push.product')
    flip(board, 'email.order')
    const wanted = onIn(board)
    tab.app.send({ type: 'logout.chosen' })
    const { leaveGuard } = panelParts(await tab.panel())
    return { ...scene, wanted, leaveGuard, isSignedIn: () => tab.app.getSnapshot().context.session !== null }
  }

  test('waits for both, without a prompt when they are quick', async () => {
    const { harness, leaveGuard, wanted, isSignedIn } = await leave({ kind: 'delay', ms: 300 })
    expect([isSignedIn(), selectLeaveGuard(leaveGuard.getSnapshot())]).toEqual([true, null])
    await harness.pass(400)
    expect([kept(harness), isSignedIn()]).toEqual([wanted, false])
  })

  test('shows a prompt when they take long, then signs out by itself', async () => {
    const { harness, leaveGuard, wanted, isSignedIn } = await leave({ kind: 'delay', ms: 3000 })
    await harness.pass(600)
    expect([isSignedIn(), selectLeaveGuard(leaveGuard.getSnapshot())]).toEqual([true, 'writes'])
    await harness.pass(3000)
    expect([kept(harness), isSignedIn()]).toEqual([wanted, false])
  })

  test('is cancelled when one of them is refused, and the error is shown', async () => {
    const { harness, tab, board, isSignedIn } = await leave({ kind: 'status', status: 422 })
    await harness.pass(20_000)
    expect([isSignedIn(), onIn(board), tab.sent().length]).toEqual([true, kept(harness), 1])
  })

  test('can be forced at once', async () => {
    const { harness, leaveGuard, wanted, isSignedIn } = await leave({ kind: 'delay', ms: 3000 })
    await harness.pass(600)
    leaveGuard.send({ type: 'leave.confirmed' })
    await harness.pass(5000)
    expect([isSignedIn(), writes(harness).length]).toEqual([false, 1])
    expect(kept(harness)).not.toEqual(wanted)
  })
})

test('a subscription paid during one write with another queued loses neither', async () => {
  const { harness, tab, board } = await opened()
  harness.fault({ kind: 'delay', ms: 700, method: 'PUT', path: base, count: null })
  flip(board, 'push.product')
  flip(board, 'email.order')
  const wanted = onIn(board)
  tab.app.send({ type: 'access.gained' })
  await harness.pass(1000)
  expect(await boardOf(tab)).toBe(board)
  await harness.pass(1000)
  const afresh = await boardOf(tab)
  expect(afresh).not.toBe(board)
  expect([kept(harness), onIn(afresh)]).toEqual([wanted, wanted])
})

test('a tab that becomes visible again loads changes of another tab and keeps them', async () => {
  const { harness, tab, board } = await opened()
  const other = harness.open('/settings/preferences')
  const theirs = await boardOf(other)
  await harness.quiet()
  flip(theirs, 'sms')
  await harness.quiet()
  expect(onIn(board)).not.toEqual(kept(harness))
  tab.report({ type: 'tab.shown' })
  flip(board, 'push')
  await harness.quiet()
  expect([onIn(board)?.includes('sms'), onIn(board)]).toEqual([true, kept(harness)])
})

test('turning all channels off or on takes one request, and their topics stay', async () => {
  const { harness, board } = await opened()
  const topics = (names: readonly SwitchName[] | null) => names?.filter((name) => name.includes('.'))
  const before = topics(onIn(board))
  board.send({ type: 'channels.flipped', isOn: false })
  await harness.quiet()
  expect(kept(harness)).toEqual(before)
  board.send({ type: 'channels.flipped', isOn: true })
  await harness.quiet()
  expect([kept(harness).length, topics(kept(harness))]).toEqual([(before?.length ?? 0) + channels.length, before])
  expect(writes(harness).map(({ path }) => path)).toEqual([`${base}/bulk`, `${base}/bulk`])
})

test('unknown fields of the server survive every change', async () => {
  const { harness, board } = await opened()
  const odd = { viber: { enabled: true }, sms: { enabled: true, types: { chat: 'x' } }, version: [1] }
  harness.sandbox.setWorld((world) => withNotificationSettings(world, 1, odd))
  board.send({ type: 'retry.chosen' })
  await harness.quiet()
  expect(onIn(board)).toEqual(['sms'])
  flip(board, 'sms.ttnAdded', 'push')
  await harness.quiet()
  expect(notificationSettingsOf(harness.sandbox.world(), 1)).toMatchObject({
    ...odd,
    sms: { enabled: true, types: { chat: 'x', ttn_added: true } },
    push: { enabled: true },
  })
})

const spoilings = [
  ...(['hang', 'reset-before', 'truncate', 'html-200', 'empty-200'] as const).map((kind) => ({ kind })),
  ...(['applied-then-reset', 'applied-then-hang', 'applied-then-500', 'wrong-types'] as const).map((kind) => ({
    kind,
  })),
  ...[401, 422, 500].map((status) => ({ kind: 'status' as const, status })),
  { kind: 'delay' as const, ms: 1500 },
]

const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ flips: fc.array(fc.constantFrom(...switchNames), { minLength: 1, maxLength: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ all: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ channel: fc.constantFrom(...channels), topics: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(0, 100, 2000, 16_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ fault: fc.constantFrom(...spoilings), method: fc.constantFrom('PUT', 'PUT', 'GET') }),
  },
  { weight: 1, arbitrary: fc.record({ to: fc.constantFrom('/orders', '/settings/preferences') }) },
)

test('whatever is flipped and whatever fails, the server ends up with the shown state: 100 random runs', {
  timeout: 120_000,
}, async () => {
  let carriedOut = 0
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 30 }), async (all) => {
      const { harness, tab, board } = await openSwitchboard()
      try {
        for (const one of all) {
          if ('flips' in one) flip(board, ...one.flips)
          if ('all' in one) board.send({ type: 'channels.flipped', isOn: one.all })
          if ('topics' in one) board.send({ type: 'topics.flipped', channel: one.channel, isOn: one.topics })
          if ('wait' in one) await harness.pass(one.wait)
          if ('fault' in one) harness.fault({ ...one.fault, method: one.method as Fault['method'], path: `${base}*` })
          if ('to' in one) tab.visit(one.to)
          expect(brokenInvariants(harness.sandbox.world())).toEqual([])
        }
        harness.sandbox.faults.clear()
        await harness.pass(60_000)
        if (viewOf(board).state !== 'shown' || (viewOf(board) as { isStale?: boolean }).isStale) {
          board.send({ type: 'retry.chosen' })
          await harness.quiet()
        }
        expect([viewOf(board), onIn(board)]).toMatchObject([{ state: 'shown', isSaving: false }, kept(harness)])
        carriedOut += writes(harness).filter(({ status }) => status === 200).length
      } finally {
        harness.closeAll()
      }
    }),
    { numRuns: 100 },
  )
  expect(carriedOut).toBeGreaterThan(100)
})
