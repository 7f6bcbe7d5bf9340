import { channels, panelParts, type SwitchName, selectLeaving, switchNames } from '@supplier/core'
import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Fault } from '../faults/fault.ts'
import { brokenInvariants } from '../world/invariants.ts'
import { notificationSettingsOf, withNotificationSettings } from '../world/notification-settings.ts'
import { base, boardOf, flip, kept, onIn, openSwitchboard, reads, viewOf, writes } from './switchboard.ts'
import { statusTroubles, transportTroubles, wrongTypesTrouble } from './troubles.ts'

const opened = async (href?: string) => {
  const all = await openSwitchboard(href)
  onTestFinished(all.till.closeAll)
  return all
}

test('the settings are read when they are looked at, not before, and what is shown is what the server has', async () => {
  const { till, tab, board } = await opened('/orders')
  expect([reads(till), viewOf(board)]).toEqual([[], { state: 'loading' }])
  tab.visit('/settings/preferences')
  await till.quiet()
  expect([reads(till).length, onIn(board)]).toEqual([1, kept(till)])
})

test('K1: twenty flips in two seconds go out one after another, the last wins, and the end is what the server has', async () => {
  const { till, board } = await opened()
  till.fault({ kind: 'delay', ms: 700, method: 'PUT', path: `${base}*`, count: null })
  const before = onIn(board)
  for (let times = 0; times < 19; times += 1) {
    flip(board, times % 2 === 0 ? 'push.order' : 'email.system')
    await till.pass(100)
  }
  flip(board, 'sms')
  const wanted = onIn(board)
  await till.pass(5000)
  expect([onIn(board), kept(till)]).toEqual([wanted, wanted])
  expect(wanted).not.toEqual(before)
  expect(writes(till).length).toBeLessThanOrEqual(6)
  const times = writes(till).map(({ at }) => at)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

describe.each([...statusTroubles, ...transportTroubles, wrongTypesTrouble])(
  'K2, K3: a write that meets $name',
  ({ fault, isApplied, words, status }) => {
    test('ends in the truth, is said once and never sent again', async () => {
      const { till, tab, board } = await opened()
      const before = onIn(board)
      till.fault({ ...fault, method: 'PUT', path: base, count: 1 })
      flip(board, 'push.product')
      expect(onIn(board)).toContain('push.product')
      await till.pass(20_000)
      expect(writes(till)).toHaveLength(1)
      expect(onIn(board)?.includes('push.product')).toBe(isApplied)
      expect(isApplied ? null : onIn(board)).toEqual(isApplied ? null : before)
      expect([onIn(board), viewOf(board)]).toMatchObject([
        kept(till),
        { state: 'shown', isSaving: false, isStale: false },
      ])
      if (words !== null && status !== 401) expect(tab.said()).toEqual([words])
      flip(board, 'sms')
      await till.quiet()
      expect(kept(till)).toEqual(onIn(board))
    })
  },
)

describe.each([...statusTroubles, ...transportTroubles, wrongTypesTrouble])(
  'a reading that meets $name',
  ({ fault, name, words, key }) => {
    test('says so, leaves what was known, and another try mends it', async () => {
      const { till, tab, board } = await opened('/orders')
      const strike = () => {
        for (const nth of name === 'status 503' ? [1, 2] : [1]) till.fault({ ...fault, method: 'GET', path: base, nth })
      }
      strike()
      tab.visit('/settings/preferences')
      await till.pass(16_000)
      const messages = [words === null ? { key } : { text: words }]
      expect(viewOf(board)).toMatchObject({ state: 'failed', isLoading: false, messages })
      board.send({ type: 'retry.chosen' })
      await till.quiet()
      expect(onIn(board)).toEqual(kept(till))
      till.sandbox.faults.clear()
      strike()
      board.send({ type: 'news.arrived' })
      await till.pass(16_000)
      expect([onIn(board), viewOf(board)]).toMatchObject([kept(till), { isStale: true }])
    })
  },
)

test('who leaves the page while a write is out and another waits loses neither', async () => {
  const { till, tab, board } = await opened()
  till.fault({ kind: 'delay', ms: 3000, method: 'PUT', path: base })
  flip(board, 'push.product')
  flip(board, 'email.order')
  const wanted = onIn(board)
  expect(tab.isClosingGuarded()).toBe(true)
  tab.visit('/orders')
  await till.pass(4000)
  expect([kept(till), tab.page().place.to, tab.isClosingGuarded()]).toEqual([wanted, 'orders', false])
})

describe('who logs out while a write is out and another waits', () => {
  const leave = async (fault: { kind: 'delay'; ms: number } | { kind: 'status'; status: number }) => {
    const scene = await opened()
    const { till, tab, board } = scene
    till.fault({ ...fault, method: 'PUT', path: base })
    flip(board, 'push.product')
    flip(board, 'email.order')
    const wanted = onIn(board)
    tab.app.send({ type: 'logout.chosen' })
    const { leaving } = panelParts(await tab.panel())
    return { ...scene, wanted, leaving, isSignedIn: () => tab.app.getSnapshot().context.session !== null }
  }

  test('is signed out once both have arrived, and asked nothing while that is quick', async () => {
    const { till, leaving, wanted, isSignedIn } = await leave({ kind: 'delay', ms: 300 })
    expect([isSignedIn(), selectLeaving(leaving.getSnapshot())]).toEqual([true, null])
    await till.pass(400)
    expect([kept(till), isSignedIn()]).toEqual([wanted, false])
  })

  test('is told what for when that takes long, and signed out without another word', async () => {
    const { till, leaving, wanted, isSignedIn } = await leave({ kind: 'delay', ms: 3000 })
    await till.pass(600)
    expect([isSignedIn(), selectLeaving(leaving.getSnapshot())]).toEqual([true, 'writes'])
    await till.pass(3000)
    expect([kept(till), isSignedIn()]).toEqual([wanted, false])
  })

  test('stays when one of them is refused, and hears why', async () => {
    const { till, tab, board, isSignedIn } = await leave({ kind: 'status', status: 422 })
    await till.pass(20_000)
    expect([isSignedIn(), onIn(board), tab.said().length]).toEqual([true, kept(till), 1])
  })

  test('may leave at once', async () => {
    const { till, leaving, wanted, isSignedIn } = await leave({ kind: 'delay', ms: 3000 })
    await till.pass(600)
    leaving.send({ type: 'leaving.confirmed' })
    await till.pass(5000)
    expect([isSignedIn(), writes(till).length]).toEqual([false, 1])
    expect(kept(till)).not.toEqual(wanted)
  })
})

test('a subscription that is paid while a write is out and another waits loses neither', async () => {
  const { till, tab, board } = await opened()
  till.fault({ kind: 'delay', ms: 700, method: 'PUT', path: base, count: null })
  flip(board, 'push.product')
  flip(board, 'email.order')
  const wanted = onIn(board)
  tab.app.send({ type: 'access.gained' })
  await till.pass(1000)
  expect(await boardOf(tab)).toBe(board)
  await till.pass(1000)
  const afresh = await boardOf(tab)
  expect(afresh).not.toBe(board)
  expect([kept(till), onIn(afresh)]).toEqual([wanted, wanted])
})

test('another tab is caught up with when this one is looked at again, and nothing of it is undone', async () => {
  const { till, tab, board } = await opened()
  const other = till.open('/settings/preferences')
  const theirs = await boardOf(other)
  await till.quiet()
  flip(theirs, 'sms')
  await till.quiet()
  expect(onIn(board)).not.toEqual(kept(till))
  tab.noticeLine({ type: 'tab.shown' })
  flip(board, 'push')
  await till.quiet()
  expect([onIn(board)?.includes('sms'), onIn(board)]).toEqual([true, kept(till)])
})

test('all channels go off and on again by one call each, and their topics stay', async () => {
  const { till, board } = await opened()
  const topics = (names: readonly SwitchName[] | null) => names?.filter((name) => name.includes('.'))
  const before = topics(onIn(board))
  board.send({ type: 'channels.flipped', isOn: false })
  await till.quiet()
  expect(kept(till)).toEqual(before)
  board.send({ type: 'channels.flipped', isOn: true })
  await till.quiet()
  expect([kept(till).length, topics(kept(till))]).toEqual([(before?.length ?? 0) + channels.length, before])
  expect(writes(till).map(({ path }) => path)).toEqual([`${base}/bulk`, `${base}/bulk`])
})

test('what the server says besides the switches outlives every change', async () => {
  const { till, board } = await opened()
  const odd = { viber: { enabled: true }, sms: { enabled: true, types: { chat: 'x' } }, version: [1] }
  till.sandbox.setWorld((world) => withNotificationSettings(world, 1, odd))
  board.send({ type: 'retry.chosen' })
  await till.quiet()
  expect(onIn(board)).toEqual(['sms'])
  flip(board, 'sms.ttnAdded', 'push')
  await till.quiet()
  expect(notificationSettingsOf(till.sandbox.world(), 1)).toMatchObject({
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

test('whatever is flipped and whatever breaks, in the end the server has what is shown: 100 random runs', {
  timeout: 120_000,
}, async () => {
  let carriedOut = 0
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 30 }), async (all) => {
      const { till, tab, board } = await openSwitchboard()
      try {
        for (const one of all) {
          if ('flips' in one) flip(board, ...one.flips)
          if ('all' in one) board.send({ type: 'channels.flipped', isOn: one.all })
          if ('topics' in one) board.send({ type: 'topics.flipped', channel: one.channel, isOn: one.topics })
          if ('wait' in one) await till.pass(one.wait)
          if ('fault' in one) till.fault({ ...one.fault, method: one.method as Fault['method'], path: `${base}*` })
          if ('to' in one) tab.visit(one.to)
          expect(brokenInvariants(till.sandbox.world())).toEqual([])
        }
        till.sandbox.faults.clear()
        await till.pass(60_000)
        if (viewOf(board).state !== 'shown' || (viewOf(board) as { isStale?: boolean }).isStale) {
          board.send({ type: 'retry.chosen' })
          await till.quiet()
        }
        expect([viewOf(board), onIn(board)]).toMatchObject([{ state: 'shown', isSaving: false }, kept(till)])
        carriedOut += writes(till).filter(({ status }) => status === 200).length
      } finally {
        till.closeAll()
      }
    }),
    { numRuns: 100 },
  )
  expect(carriedOut).toBeGreaterThan(100)
})
