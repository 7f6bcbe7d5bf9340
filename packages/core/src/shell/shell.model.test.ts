import { expect, test } from 'vitest'
import { claiming, screenDialog } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import type { ShellDialog } from './shell.domain.ts'
import { shellMachine } from './shell.machine.ts'
import { selectShell } from './shell.selectors.ts'

const from = (opens: ShellDialog | null) =>
  explore(shellMachine, {
    input: { app: { send: () => {} }, supplierId: 7, to: 'orders', opens },
    user: [
      { type: 'menu.opened' },
      { type: 'menu.closed' },
      { type: 'group.toggled', group: 'products' },
      { type: 'group.toggled', group: 'payments' },
      { type: 'dialog.opened', dialog: 'profile' },
      { type: 'dialog.opened', dialog: 'provider' },
      { type: 'dialog.opened', dialog: 'palette' },
      { type: 'dialog.opened', dialog: 'shortcuts' },
      { type: 'dialog.closed' },
      { type: 'query.typed', query: 'orders' },
      { type: 'entry.picked', location: { to: 'orders' } },
      { type: 'entry.picked', location: { to: 'orders' }, recent: { id: 'orders', thing: null } },
      { type: 'place.chosen', to: 'orders' },
      { type: 'route.changed', to: 'orders', opens: null },
      { type: 'route.changed', to: 'orders', opens: 'profile' },
      claiming(),
      claiming({ kind: 'dialog', by: 'paywall' }),
      claiming(screenDialog),
    ],
    world: { copy: [breaks()], finder: [breaks()], watchClaims: [breaks()] },
    project: ({ openGroups, query, recent, isBlocked, opens }) => [
      [...openGroups].sort(),
      query,
      recent.length,
      isBlocked,
      opens,
    ],
  })

const model = from(null)
const atProfile = from('profile')

test('every state and every transition is visited', () => {
  expectFullCoverage('shell', model.coverage, atProfile.coverage)
})

test('the profile opens at once when the route asks for it', () => {
  expect(
    atProfile.paths.filter(({ scenario }) => scenario === '').map(({ state }) => selectShell(state).dialog),
  ).toEqual(['profile'])
})

test('every dialog can be closed, and navigation closes it', () => {
  const open = model.paths.filter(({ state }) => selectShell(state).dialog !== null)
  expect(new Set(open.map(({ state }) => selectShell(state).dialog))).toEqual(
    new Set(['profile', 'provider', 'palette', 'shortcuts']),
  )
  const closings = model.movesWhere(({ event }) => event === 'dialog.closed')
  for (const { to } of closings) expect(selectShell(to).dialog).toBe(null)
  const leavings = model.movesWhere(({ event }) => event === 'route.changed')
  for (const { to } of leavings) {
    expect(selectShell(to).dialog).toBe(to.matches({ dialog: 'blocked' }) ? null : to.context.opens)
  }
})

test('opening a dialog closes the menu', () => {
  const openings = model.movesWhere(({ event, to }) => event === 'dialog.opened' && selectShell(to).dialog !== null)
  for (const { to } of openings) expect(selectShell(to).isMenuOpen).toBe(false)
})

test('the menu is never open together with a dialog', () => {
  for (const { state } of model.paths) {
    const { isMenuOpen, dialog } = selectShell(state)
    if (isMenuOpen) expect([dialog, state.context.isBlocked]).toEqual([null, false])
  }
})

test('the shortcuts replace no other dialog', () => {
  const asked = model.movesWhere(
    ({ from, to }) => selectShell(to).dialog === 'shortcuts' && selectShell(from).dialog !== 'shortcuts',
  )
  for (const { from } of asked) expect(from.matches({ dialog: 'none' })).toBe(true)
})

test('a dialog opened by the route waits until the page is free, unless it was closed or left', () => {
  const unblocked = model.movesWhere(
    ({ from, to }) => from.matches({ dialog: 'blocked' }) && !to.matches({ dialog: 'blocked' }),
  )
  expect(new Set(unblocked.map(({ from }) => from.context.opens))).toEqual(new Set([null, 'profile']))
  for (const { from, to } of unblocked) expect(selectShell(to).dialog).toBe(from.context.opens)
  const given = model.moves.filter(({ from, to }) => from.context.opens !== null && to.context.opens === null)
  expect(new Set(given.map(({ event }) => event))).toEqual(new Set(['dialog.closed', 'dialog.opened', 'route.changed']))
})

test('no shell dialog opens over the paywall or a screen’s dialog, and an open one closes', () => {
  const blocked = model.pathsWhere(({ state }) => state.matches({ dialog: 'blocked' }))
  for (const { state } of blocked) expect(selectShell(state).dialog).toBe(null)
  const openings = model.movesWhere(
    ({ from, event }) => from.matches({ dialog: 'blocked' }) && event === 'dialog.opened',
  )
  for (const { to } of openings) expect(selectShell(to).dialog).toBe(null)
})

test('the shell stays blocked until no dialog is claimed', () => {
  const unblocked = model.movesWhere(
    ({ from, event }) => from.matches({ dialog: 'blocked' }) && event === 'claims.changed',
  )
  for (const { to } of unblocked) expect(to.matches({ dialog: 'blocked' })).toBe(to.context.isBlocked)
})

test('the palette opens with an empty query', () => {
  const openings = model.movesWhere(
    ({ from, to }) => selectShell(from).dialog !== 'palette' && selectShell(to).dialog === 'palette',
  )
  for (const { to } of openings) expect(selectShell(to).query).toBe('')
})

test('picking an entry closes the palette, and does nothing without one', () => {
  const picks = model.movesWhere(({ event }) => event === 'entry.picked')
  for (const { from, to } of picks) {
    const { dialog } = selectShell(from)
    expect(selectShell(to).dialog).toBe(dialog === 'palette' ? null : dialog)
  }
})

test('a broken copy button leaves the profile open', () => {
  const faults = model.movesWhere(({ event }) => event === 'xstate.error.actor.copy')
  for (const { to } of faults) expect(selectShell(to).dialog).toBe('profile')
})
