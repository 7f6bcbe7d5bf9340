import { expect, test } from 'vitest'
import { actorLogOf, breaksDown, tells } from '../../testing/actor-log.ts'
import { someJob, someSession, someSetup } from '../../testing/ports.ts'
import { someIntent } from '../../testing/samples/money.ts'
import { meaningOf } from '../kit/supervisor/hears.ts'
import { routesOf } from '../kit/supervisor/parts.ts'
import { noChanges } from '../notifications/changes.domain.ts'
import { panelMachine } from './panel.machine.ts'
import { type PanelEvent, panelTable } from './panel-parts.setup.ts'

const panel = actorLogOf(panelMachine, {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  supplier: someSession.supplier,
  to: 'orders',
  location: { to: 'orders' },
  built: null,
})

const told: readonly PanelEvent[] = [
  { type: 'account.invalidated' },
  { type: 'account.settled' },
  { type: 'change.made', change: { kind: 'readAll' } },
  { type: 'change.undone', key: 'clear' },
  { type: 'changes.requested' },
  { type: 'changes.updated', changes: noChanges, outcomes: [] },
  { type: 'count.loaded', count: 6 },
  { type: 'events.missed' },
  { type: 'events.settled', concerns: ['settings', 'account', 'notifications'], since: 0 },
  { type: 'gap.found' },
  { type: 'intent.settled', intent: someIntent('payout') },
  { type: 'intent.unclear', id: 'one' },
  { type: 'job.progress', job: someJob() },
  { type: 'job.started', job: someJob() },
  { type: 'leave.requested', leaveRequest: { type: 'logout.chosen' } },
  { type: 'location.changed', location: { to: 'orders', search: '?page=2' } },
  { type: 'message.removed', room: '7', key: 'key' },
  { type: 'message.written', message: { room: '7', key: 'key', text: 'Так', attachments: [] } },
  { type: 'messages.seen', room: '7', keys: ['key'] },
  { type: 'network.lost' },
  { type: 'prompts.changed', isDue: true },
  { type: 'purchase.changed', isUnderWay: true },
  { type: 'purchase.resumed' },
  { type: 'reading.resumed' },
  { type: 'record.changed', section: 'stores', id: '1', version: 2 },
  { type: 'refresh.requested' },
  { type: 'route.changed', to: 'chats' },
  { type: 'screen.closed' },
  { type: 'sequence.reported', seq: 7 },
  { type: 'session.ended' },
  { type: 'settings.invalidated' },
  { type: 'setup.invalidated' },
  { type: 'setup.loaded', setup: someSetup },
  { type: 'supplier.reported', patch: { firstname: 'Anna' } },
  { type: 'supplier.updated', supplier: someSession.supplier },
  { type: 'telegram.kept' },
  { type: 'telegram.linked', chatId: '77' },
  { type: 'telegram.unlinked' },
  { type: 'token.changed' },
  { type: 'token.refused' },
  { type: 'wakeUp.received', reason: 'shown' },
  { type: 'write.failed' },
]

/** The parts that hear an event by the table, with what they hear. The open screen hears through the app. */
const hearersOf = (event: PanelEvent): readonly string[] =>
  Object.entries(panelTable).flatMap(([name, row]) => {
    const meaning = meaningOf(row, event)
    return meaning === null ? [] : [`${'machine' in row ? name : 'app'} ${meaning.type}`]
  })

/** A screen may show the changed record. */
const alsoTold: Partial<Record<PanelEvent['type'], string>> = { 'record.changed': 'app record.changed' }

test('every event that a part hears is tried here', () => {
  expect(told.map(({ type }) => type)).toEqual(Object.keys(routesOf(panelTable)).sort())
})

test.each(told.map((event) => [event.type, event] as const))(
  '%s reaches its hearers, and nobody else',
  async (type, event) => {
    const { sent } = await panel(tells(event))
    const also = alsoTold[type]
    expect(sent.length).toBeGreaterThan(0)
    expect([...sent].sort()).toEqual([...hearersOf(event), ...(also ? [also] : [])].sort())
  },
)

const started = Object.entries(panelTable).flatMap(([name, row]) =>
  'machine' in row ? [{ name, whenFaulted: 'whenFaulted' in row ? (row.whenFaulted as PanelEvent) : null }] : [],
)

test.each(started)(
  'when $name stops, that is logged, and the others learn what they must not wait for',
  async ({ name, whenFaulted }) => {
    const { sent, events } = await panel(breaksDown(name))
    const others = (whenFaulted === null ? [] : hearersOf(whenFaulted)).filter(
      (hearer) => !hearer.startsWith(`${name} `),
    )
    expect([...sent].sort()).toEqual(['app fault.logged', ...others].sort())
    expect(events).toContainEqual(expect.objectContaining({ type: 'fault.logged', code: `${name} stopped` }))
  },
)

test.each(['token.changed', 'refresh.requested'] as const)(
  '%s ends the silence of a rejected token: all read again',
  async (type) => {
    const { sent, state } = await panel({ type: 'token.refused' }, { type })
    expect(state).toBe('listening')
    expect([...sent].sort()).toEqual([...hearersOf({ type: 'reading.resumed' })].sort())
  },
)
