import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { someIntent } from '../../testing/money.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import { machinesOf } from '../kit/supervisor/parts.ts'
import { noChanges } from '../notifications/changes.domain.ts'
import { type PanelSnapshot, panelMachine } from './panel.machine.ts'
import { selectFaultedParts } from './panel.selectors.ts'
import { panelTable } from './panel-parts.setup.ts'

const parts = Object.keys(machinesOf(panelTable))
const silent = fromCallback(() => {}) as never
const machine = panelMachine.provide({ actors: Object.fromEntries(parts.map((name) => [name, silent])) })

const walk = explore(machine, {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    supplier: someSession.supplier,
    to: 'orders',
  },
  user: [
    { type: 'token.changed' },
    { type: 'token.refused' },
    { type: 'refresh.wanted' },
    { type: 'setup.outdated' },
    { type: 'setup.learned', setup: someSetup },
    { type: 'account.outdated' },
    { type: 'supplier.learned', supplier: someSession.supplier },
    { type: 'write.failed' },
    { type: 'leaving.wanted', departure: { type: 'logout.chosen' } },
    { type: 'place.left', to: 'chats' },
    { type: 'place.left', to: 'profile' },
    { type: 'screen.closed' },
    { type: 'line.nudged', reason: 'regained' },
    { type: 'network.lost' },
    { type: 'line.nudged', reason: 'answered' },
    { type: 'line.nudged', reason: 'accepted' },
    { type: 'line.nudged', reason: 'shown' },
    { type: 'count.learned', count: 6 },
    { type: 'intent.unclear', id: 'one' },
    { type: 'intent.settled', intent: someIntent('payout') },
    { type: 'purchase.resumed' },
    { type: 'change.made', change: { kind: 'readAll' } },
    { type: 'change.undone', key: 'clear' },
    { type: 'changes.requested' },
    { type: 'session.ended' },
  ],
  // Three that break tell what ten would: each is named, and the others live on.
  world: Object.fromEntries(
    parts.map((name) => [name, ({ context }: PanelSnapshot) => (context.faulted.length < 3 ? [breaks()] : [])]),
  ),
  facts: {
    realtime: [
      { type: 'news.missed' },
      { type: 'supplier.reported', patch: { firstname: 'Anna' } },
      { type: 'news.settled', concerns: ['settings', 'notifications'], since: 0 },
      { type: 'telegram.linked', chatId: '77' },
    ],
    subscription: [{ type: 'purchase.changed', isUnderWay: true }],
    account: [{ type: 'account.settled' }],
    onboarding: [{ type: 'prompts.changed', isDue: true }],
    link: [{ type: 'telegram.unlinked' }, { type: 'telegram.kept' }],
    notifications: [{ type: 'changes.updated', changes: noChanges, outcomes: [] }],
  },
  lens: ({ faulted }) => [...faulted].sort(),
})

test('every state and every transition is visited', () => {
  expectFullCoverage('panel', walk.coverage)
})

test('a token that is not taken is used again only when it changes, or when somebody asks', () => {
  const paused = walk.moves.filter(({ from }) => from.matches('paused'))
  expect(paused).not.toEqual([])
  for (const { event, to } of paused) {
    expect(to.matches('paused')).toBe(!['token.changed', 'refresh.wanted'].includes(event))
  }
})

test('a part that breaks is named, and the rest lives on', () => {
  const broken = walk.paths.filter(({ state }) => selectFaultedParts(state).length > 0)
  expect(broken.length).toBeGreaterThan(30)
  for (const { state, story } of broken) {
    expect(state.status).toBe('active')
    expect(selectFaultedParts(state)).toHaveLength(story.split('xstate.error.actor').length - 1)
  }
})
