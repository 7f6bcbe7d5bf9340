import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { copyMachine } from '../account/copy.machine.ts'
import { must } from '../kernel/must.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { ShellDialog } from './shell.domain.ts'
import { shellMachine } from './shell.machine.ts'
import { selectShell } from './shell.selectors.ts'

const start = (opens: ShellDialog | null = null) => {
  const copyText = vi.fn(async (_: string) => {})
  const told: TrunkEvent[] = []
  const copy = copyMachine.provide({ actors: actorsOf({ copyText }) })
  const actor = createActor(shellMachine.provide({ actors: { copy } }), {
    input: { trunk: { send: (event) => told.push(event) }, supplierId: 7, to: 'orders', opens },
  }).start()
  return { copyText, told, actor, view: () => selectShell(actor.getSnapshot()) }
}

test('at the start the products are unfolded and nothing else is open', () => {
  const { view } = start()
  expect(view()).toEqual({ isMenuOpen: false, openGroups: ['products'], dialog: null, query: '' })
})

test('groups fold and unfold one by one', () => {
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

test('one dialog takes the place of the other', () => {
  const { actor, view } = start()
  for (const dialog of ['profile', 'provider', 'palette'] as const) {
    actor.send({ type: 'dialog.opened', dialog })
    expect(view().dialog).toBe(dialog)
  }
})

test('picking an entry of the palette closes it and leads there', () => {
  const { actor, told, view } = start()
  actor.send({ type: 'dialog.opened', dialog: 'palette' })
  actor.send({ type: 'query.typed', query: 'замов' })
  expect(view()).toMatchObject({ dialog: 'palette', query: 'замов' })
  actor.send({ type: 'entry.picked', place: { to: 'orders' } })
  expect([view().dialog, told]).toEqual([null, [{ type: 'place.wanted', place: { to: 'orders' } }]])
})

test('going somewhere else closes the menu of a telephone', () => {
  const { actor, view } = start()
  actor.send({ type: 'menu.opened' })
  expect(view().isMenuOpen).toBe(true)
  actor.send({ type: 'place.left', to: 'orders', opens: null })
  expect(view().isMenuOpen).toBe(false)
})
