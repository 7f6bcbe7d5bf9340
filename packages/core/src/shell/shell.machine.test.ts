import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { actorLogOf, breaksDown, type Happening } from '../../testing/actor-log.ts'
import { claiming } from '../../testing/claims.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { actorsOf } from '../kernel/port.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import type { ShellDialog } from './shell.domain.ts'
import { shellMachine } from './shell.machine.ts'
import { selectShell } from './shell.selectors.ts'
import type { ShellEvent } from './shell.setup.ts'

const start = (opens: ShellDialog | null = null) => {
  const copyText = vi.fn(async (_: string) => {})
  const told: FeatureEvent[] = []
  const copy = copyMachine.provide({ actors: actorsOf({ copyText }) })
  const actor = createActor(shellMachine.provide({ actors: { copy } }), {
    input: { app: { send: (event) => told.push(event) }, supplierId: 7, to: 'orders', opens },
  }).start()
  return { copyText, told, actor, view: () => selectShell(actor.getSnapshot()) }
}

test('at the start only the products group is open', () => {
  const { view } = start()
  expect(view()).toEqual({ isMenuOpen: false, openGroups: ['products'], dialog: null, query: '', recent: [] })
})

test('groups are toggled one by one', () => {
  const { actor, view } = start()
  actor.send({ type: 'group.toggled', group: 'payments' })
  actor.send({ type: 'group.toggled', group: 'products' })
  expect(view().openGroups).toEqual(['payments'])
})

test('the profile copies the number sign and the id', async () => {
  const { actor, copyText } = start('profile')
  const copy = must(actor.getSnapshot().children.copy)
  copy.send({ type: 'copy.chosen' })
  await waitFor(copy, (state) => state.matches('copied'))
  expect(copyText.mock.calls.map(([text]) => text)).toEqual(['#7'])
  actor.send({ type: 'dialog.closed' })
  expect(copy.getSnapshot().status).toBe('stopped')
})

test('opening a dialog replaces the open one', () => {
  const { actor, view } = start()
  for (const dialog of ['profile', 'provider', 'palette'] as const) {
    actor.send({ type: 'dialog.opened', dialog })
    expect(view().dialog).toBe(dialog)
  }
})

test('what was opened from the palette is remembered, the newest first and each once', () => {
  const { actor, view } = start()
  for (const id of ['orders', 'stores', 'orders']) {
    actor.send({ type: 'dialog.opened', dialog: 'palette' })
    actor.send({ type: 'entry.picked', location: { to: 'orders' }, recent: { id, thing: null } })
  }
  expect(view().recent.map(({ id }) => id)).toEqual(['orders', 'stores'])
})

test('picking an entry of the palette closes it and navigates', () => {
  const { actor, told, view } = start()
  actor.send({ type: 'dialog.opened', dialog: 'palette' })
  actor.send({ type: 'query.typed', query: 'замов' })
  expect(view()).toMatchObject({ dialog: 'palette', query: 'замов' })
  actor.send({ type: 'entry.picked', location: { to: 'orders' } })
  expect([view().dialog, told]).toEqual([null, [{ type: 'navigation.requested', location: { to: 'orders' } }]])
})

test('the keys of a page lead there, but not from behind a dialog', () => {
  const { actor, told } = start()
  actor.send({ type: 'place.chosen', to: 'chats' })
  expect(told).toEqual([{ type: 'navigation.requested', location: { to: 'chats' } }])
  for (const behind of [open('palette'), blocked]) {
    actor.send(behind)
    actor.send({ type: 'place.chosen', to: 'products' })
  }
  expect(told).toHaveLength(1)
})

test('navigation closes the mobile menu', () => {
  const { actor, view } = start()
  actor.send({ type: 'menu.opened' })
  expect(view().isMenuOpen).toBe(true)
  actor.send({ type: 'route.changed', to: 'orders', opens: null })
  expect(view().isMenuOpen).toBe(false)
})

const shell = actorLogOf(shellMachine, {
  app: { send: () => {} },
  supplierId: 7,
  to: 'orders',
  opens: null,
})
const open = (dialog: ShellDialog): ShellEvent => ({ type: 'dialog.opened', dialog })
const closed: ShellEvent = { type: 'dialog.closed' }
const atProfile: ShellEvent = { type: 'route.changed', to: 'orders', opens: 'profile' }
const blocked: ShellEvent = claiming({ kind: 'dialog', by: 'paywall' })
const unblocked: ShellEvent = claiming()
const palette = [open('palette'), { type: 'query.typed', query: 'x' }] as const
const none = { state: { dialog: 'none' } }

test.each<[string, readonly (ShellEvent | Happening)[], object]>([
  [
    'a copy button that crashes is reported',
    [open('profile'), breaksDown('copy')],
    { state: { dialog: 'profile' }, sent: ['app failure.reported'] },
  ],
  [
    'the palette opens empty',
    [...palette, closed, open('palette')],
    { state: { dialog: 'palette' }, context: { query: '' } },
  ],
  [
    'a blocking dialog closes an open dialog',
    [open('palette'), blocked],
    { state: { dialog: 'blocked' }, context: { isBlocked: true } },
  ],
  ['a blocked dialog opens once the page is free', [blocked, atProfile, unblocked], { state: { dialog: 'profile' } }],
  ['a dialog closed by a blocking one opens again', [atProfile, blocked, unblocked], { state: { dialog: 'profile' } }],
  ['a dialog closed by the supplier does not open again', [atProfile, closed, blocked, unblocked], none],
  ['a dialog replaced by the palette does not open again', [atProfile, open('palette'), blocked, unblocked], none],
  [
    'a dialog replaced by the provider dialog does not open again',
    [atProfile, open('provider'), blocked, unblocked],
    none,
  ],
  ['a dialog opened by hand does not open again', [atProfile, open('profile'), blocked, unblocked], none],
  [
    'the shortcuts do not replace another dialog',
    [open('provider'), open('shortcuts')],
    { state: { dialog: 'provider' } },
  ],
])('%s', async (_, scenario, lived) => expect(await shell(...scenario)).toMatchObject(lived))
