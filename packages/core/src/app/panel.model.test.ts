import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { someJob, someSession, someSetup } from '../../testing/ports.ts'
import { someIntent } from '../../testing/samples/money.ts'
import { machinesOf } from '../kit/supervisor/parts.ts'
import { noChanges } from '../notifications/changes.domain.ts'
import { type PanelSnapshot, panelMachine } from './panel.machine.ts'
import { selectFaultedParts } from './panel.selectors.ts'
import { panelTable } from './panel-parts.setup.ts'

const parts = Object.keys(machinesOf(panelTable))
const silent = fromCallback(() => {}) as never
const machine = panelMachine.provide({ actors: Object.fromEntries(parts.map((name) => [name, silent])) })

const model = explore(machine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    supplier: someSession.supplier,
    to: 'orders',
    location: { to: 'orders' },
    built: null,
  },
  user: [
    { type: 'token.changed' },
    { type: 'token.refused' },
    { type: 'record.changed', section: 'stores', id: '1', version: 2 },
    { type: 'refresh.requested' },
    { type: 'setup.invalidated' },
    { type: 'setup.loaded', setup: someSetup },
    { type: 'account.invalidated' },
    { type: 'supplier.updated', supplier: someSession.supplier },
    { type: 'write.failed' },
    { type: 'leave.requested', leaveRequest: { type: 'logout.chosen' } },
    { type: 'route.changed', to: 'chats' },
    { type: 'route.changed', to: 'profile' },
    { type: 'location.changed', location: { to: 'deliveries-apis', search: '?store=71' } },
    { type: 'screen.closed' },
    { type: 'wakeUp.received', reason: 'regained' },
    { type: 'network.lost' },
    { type: 'wakeUp.received', reason: 'answered' },
    { type: 'wakeUp.received', reason: 'accepted' },
    { type: 'wakeUp.received', reason: 'shown' },
    { type: 'count.loaded', count: 6 },
    { type: 'intent.unclear', id: 'one' },
    { type: 'intent.settled', intent: someIntent('payout') },
    { type: 'purchase.resumed' },
    { type: 'change.made', change: { kind: 'readAll' } },
    { type: 'change.undone', key: 'clear' },
    { type: 'changes.requested' },
    { type: 'session.ended' },
    { type: 'job.started', job: someJob() },
    { type: 'message.written', message: { room: '7', key: 'key', text: 'Так', attachments: [] } },
    { type: 'messages.seen', room: '7', keys: ['key'] },
    { type: 'message.removed', room: '7', key: 'key' },
  ],
  // Break at most two parts per path: more failures would cover nothing new and slow the exploration down.
  world: Object.fromEntries(
    parts.map((name) => [name, ({ context }: PanelSnapshot) => (context.faulted.length < 2 ? [breaks()] : [])]),
  ),
  childEvents: {
    gaps: [{ type: 'events.missed' }],
    realtime: [
      { type: 'gap.found' },
      { type: 'sequence.reported', seq: 7 },
      { type: 'supplier.reported', patch: { firstname: 'Anna' } },
      { type: 'events.settled', concerns: ['settings', 'notifications'], since: 0 },
      { type: 'telegram.linked', chatId: '77' },
      { type: 'job.progress', job: someJob() },
    ],
    subscription: [{ type: 'purchase.changed', isUnderWay: true }],
    account: [{ type: 'account.settled' }],
    onboarding: [{ type: 'prompts.changed', isDue: true }],
    link: [{ type: 'telegram.unlinked' }, { type: 'telegram.kept' }],
    notifications: [{ type: 'changes.updated', changes: noChanges, outcomes: [] }],
  },
  project: ({ faulted }) => [...faulted].sort(),
})

test('every state and every transition is visited', () => {
  expectFullCoverage('panel', model.coverage)
})

test('a rejected token is used again only after it changes or on a requested refresh', () => {
  const paused = model.moves.filter(({ from }) => from.matches('paused'))
  expect(paused).not.toEqual([])
  for (const { event, to } of paused) {
    expect(to.matches('paused')).toBe(!['token.changed', 'refresh.requested'].includes(event))
  }
})

test('a part that throws is recorded by name, and the panel keeps running', () => {
  const broken = model.paths.filter(({ state }) => selectFaultedParts(state).length > 0)
  expect(broken.length).toBeGreaterThan(30)
  for (const { state, scenario } of broken) {
    expect(state.status).toBe('active')
    expect(selectFaultedParts(state)).toHaveLength(scenario.split('xstate.error.actor').length - 1)
  }
})
