import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { Change } from './changes.domain.ts'
import type { NotificationPage } from './notifications.domain.ts'
import { type NotificationsSnapshot, notificationsMachine } from './notifications.machine.ts'

const read: Change = { kind: 'read', id: '1' }
const remove: Change = { kind: 'remove', id: '2' }
const clear: Change = { kind: 'clear', known: ['2'] }
const page = (...ids: readonly string[]) => ({ rows: ids.map((id) => ({ id })) }) as unknown as NotificationPage
const refused = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const

const sentBy = (stage: 'sending' | 'flushing') => (snapshot: NotificationsSnapshot) => {
  const changes = snapshot.context.changes.pending.filter(({ step }) => step === stage).map(({ change }) => change)
  return [null, refused, { kind: 'timedOut' } as const]
    .map((failure) => gives(changes.map((change) => ({ change, failure }))))
    .concat(breaks())
}

const model = explore(notificationsMachine, {
  input: { app: { send: () => {} }, panel: { send: () => {} } },
  user: [
    ...[read, remove, clear].map((change) => ({ type: 'change.made', change }) as const),
    { type: 'change.undone', key: 'remove:2' },
    { type: 'changes.requested' },
    { type: 'route.changed', to: 'notifications' },
    { type: 'route.changed', to: 'orders' },
    { type: 'session.ended' },
  ],
  world: {
    sending: sentBy('sending'),
    flushing: sentBy('flushing'),
    fetchNotifications: [gives(page('2')), gives(page('3', '2')), fails()],
    watchHiding: [breaks()],
  },
  childEvents: { watchHiding: [{ type: 'page.hidden' }] },
  project: ({ changes: { pending, deleted } }) => [pending.map(({ key, step }) => [key, step]), [...deleted]],
})

const stepsOf = ({ context }: NotificationsSnapshot, step: string) =>
  context.changes.pending.filter((one) => one.step === step).map(({ key }) => key)

test('every state and every transition is visited', () => {
  expectFullCoverage('notifications', model.coverage)
})

test('every change is settled eventually', () => {
  expect(model.trapsFor(({ context }) => context.changes.pending.length === 0)).toEqual([])
})

test('an undoable deletion is sent only after its time, on leaving the screen or the page, or at sign-out', () => {
  const sent = model.moves.filter(
    ({ from, to }) => stepsOf(from, 'undoable').length > 0 && stepsOf(to, 'undoable').length === 0,
  )
  expect(new Set(sent.map(({ event }) => event))).toEqual(
    new Set([
      'change.undone',
      'route.changed',
      'page.hidden',
      'session.ended',
      'xstate.after.undoTime.notifications.undoing.waiting',
    ]),
  )
})

test('changes are sent one after another, and all at once only when the page may be closed', () => {
  for (const { state } of model.paths) expect(stepsOf(state, 'sending').length).toBeLessThanOrEqual(1)
  expect(model.paths.some(({ state }) => stepsOf(state, 'flushing').length > 1)).toBe(true)
})

test('a queued clearing is sent only after the newest page was read', () => {
  const sent = model.moves.filter(
    ({ from, to }) =>
      stepsOf(to, 'sending')[0] === 'clear' &&
      to.matches({ sending: { working: 'sending' } }) &&
      !from.matches({ sending: { working: 'sending' } }),
  )
  expect(new Set(sent.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.fetchNewest']))
})
