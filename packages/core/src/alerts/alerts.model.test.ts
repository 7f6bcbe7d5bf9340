import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSetup } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { AlertChoice, Call } from './alerts.domain.ts'
import { alertsMachine } from './alerts.machine.ts'
import type { AlertsContext } from './alerts.setup.ts'

const loud: AlertChoice = { isSoundOn: true, permission: 'granted' }
const silent: AlertChoice = { isSoundOn: false, permission: 'default' }
const read: Call = {
  orders: [{ id: '7', number: '104407', buyer: 'Марія', isOwn: false }],
  push: { isOn: true, hasOrders: true },
}
const own: Call = { ...read, orders: [{ id: '7', number: '104407', buyer: 'Марія', isOwn: true }] }
const created = { type: 'record.changed', section: 'orders', id: '7', version: 1, isCreated: true } as const
const loaded = (chats: number) => ({ type: 'setup.loaded', setup: { ...someSetup, orders: 0, chats } }) as const
const attention = (isAttentive: boolean) => ({ type: 'attention.changed', isAttentive }) as const

const input = { app: { send: () => {} }, supplierId: 1 }
const turns = [{ type: 'turn.granted' }, { type: 'turn.lost' }] as const
const project = ({ isAttentive, hasTurn, callers, asked, choice, counts, hasSound, notes }: AlertsContext) => [
  isAttentive,
  hasTurn,
  callers.created.length > 0,
  callers.rooms > 0,
  asked.created.length > 0,
  choice.permission,
  counts?.chats,
  hasSound,
  notes.length,
]

/** The tab that has the turn; what breaks breaks in the other model. */
const calls = explore(alertsMachine, {
  name: 'calls',
  input,
  user: [created, loaded(1), loaded(0)],
  world: {
    loadChoice: [gives(loud), gives(silent), fails()],
    announce: [gives(undefined), fails()],
    fetchCall: [gives(succeeded(read)), gives(succeeded(own)), gives(failed({ kind: 'unreachable' }))],
    waitForTurn: [],
    takeTurn: [],
    watchNotes: [],
    watchAttention: [],
    markIcon: [],
  },
  childEvents: { waitForTurn: [turns[0]], watchAttention: [attention(false)] },
  project,
  unused: ['takesTurn'],
})

/** Tabs that take the turn from each other. */
const tabs = explore(alertsMachine, {
  name: 'turns',
  input,
  user: [loaded(1)],
  world: {
    waitForTurn: [breaks()],
    takeTurn: [breaks()],
    watchNotes: [breaks()],
    watchAttention: [breaks()],
    markIcon: [breaks()],
    loadChoice: [],
  },
  childEvents: {
    waitForTurn: turns,
    takeTurn: turns,
    watchNotes: [{ type: 'note.opened', location: { to: 'orders' } }],
    watchAttention: [attention(true), attention(false)],
  },
  project,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('alerts', calls.coverage, tabs.coverage)
})

test('a tab without the turn tells of nobody', () => {
  for (const { from, to } of calls.movesWhere(({ from, event }) => event === 'record.changed' && !from.context.hasTurn))
    expect(to.context.callers).toEqual(from.context.callers)
})

test('what the supplier has made itself is neither heard nor shown', () => {
  for (const { state } of calls.pathsWhere(({ state }) => state.matches({ calls: 'announcing' })))
    expect(state.context.notes.length + Number(state.context.hasSound)).toBeGreaterThan(0)
})
