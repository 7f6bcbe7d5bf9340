import { expect, test } from 'vitest'
import { claiming, screenDialog } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import type { ShellDialog } from './shell.domain.ts'
import { shellMachine } from './shell.machine.ts'
import { selectShell } from './shell.selectors.ts'

const from = (opens: ShellDialog | null) =>
  explore(shellMachine, {
    input: { trunk: { send: () => {} }, supplierId: 7, to: 'orders', opens },
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
      { type: 'entry.picked', place: { to: 'orders' } },
      { type: 'place.left', to: 'orders', opens: null },
      { type: 'place.left', to: 'orders', opens: 'profile' },
      claiming(),
      claiming({ kind: 'dialog', by: 'paywall' }),
      claiming(screenDialog),
    ],
    world: { copy: [breaks()], watchClaims: [breaks()] },
    lens: ({ openGroups, query, isBarred, opens }) => [[...openGroups].sort(), query, isBarred, opens],
  })

const walk = from(null)
const atProfile = from('profile')

test('every state and every transition is visited', () => {
  expectFullCoverage('shell', walk.coverage, atProfile.coverage)
})

test('the profile is open at once where the address asks for it', () => {
  expect(atProfile.paths.filter(({ story }) => story === '').map(({ state }) => selectShell(state).dialog)).toEqual([
    'profile',
  ])
})

test('every dialog can be closed, and closes when the place is left', () => {
  const open = walk.paths.filter(({ state }) => selectShell(state).dialog !== null)
  expect(new Set(open.map(({ state }) => selectShell(state).dialog))).toEqual(
    new Set(['profile', 'provider', 'palette', 'shortcuts']),
  )
  const closings = walk.movesWhere(({ event }) => event === 'dialog.closed')
  for (const { to } of closings) expect(selectShell(to).dialog).toBe(null)
  const leavings = walk.movesWhere(({ event }) => event === 'place.left')
  for (const { to } of leavings) {
    expect(selectShell(to).dialog).toBe(to.matches({ dialog: 'barred' }) ? null : to.context.opens)
  }
})

test('a dialog never stands over the open menu', () => {
  const openings = walk.movesWhere(({ event, to }) => event === 'dialog.opened' && selectShell(to).dialog !== null)
  for (const { to } of openings) expect(selectShell(to).isMenuOpen).toBe(false)
})

test('the menu opens over nothing', () => {
  for (const { state } of walk.paths) {
    const { isMenuOpen, dialog } = selectShell(state)
    if (isMenuOpen) expect([dialog, state.context.isBarred]).toEqual([null, false])
  }
})

test('the shortcuts take the place of no other dialog', () => {
  const asked = walk.movesWhere(
    ({ from, to }) => selectShell(to).dialog === 'shortcuts' && selectShell(from).dialog !== 'shortcuts',
  )
  for (const { from } of asked) expect(from.matches({ dialog: 'none' })).toBe(true)
})

test('what the address opens waits until the page is free, unless it was closed or left', () => {
  const freed = walk.movesWhere(
    ({ from, to }) => from.matches({ dialog: 'barred' }) && !to.matches({ dialog: 'barred' }),
  )
  expect(new Set(freed.map(({ from }) => from.context.opens))).toEqual(new Set([null, 'profile']))
  for (const { from, to } of freed) expect(selectShell(to).dialog).toBe(from.context.opens)
  const given = walk.moves.filter(({ from, to }) => from.context.opens !== null && to.context.opens === null)
  expect(new Set(given.map(({ event }) => event))).toEqual(new Set(['dialog.closed', 'dialog.opened', 'place.left']))
})

test('nothing opens over the paywall or a dialog of the screen, and what was open closes', () => {
  const barred = walk.pathsWhere(({ state }) => state.matches({ dialog: 'barred' }))
  for (const { state } of barred) expect(selectShell(state).dialog).toBe(null)
  const openings = walk.movesWhere(({ from, event }) => from.matches({ dialog: 'barred' }) && event === 'dialog.opened')
  for (const { to } of openings) expect(selectShell(to).dialog).toBe(null)
})

test('a page is freed only when nothing stands before it any more', () => {
  const freed = walk.movesWhere(({ from, event }) => from.matches({ dialog: 'barred' }) && event === 'claims.changed')
  for (const { to } of freed) expect(to.matches({ dialog: 'barred' })).toBe(to.context.isBarred)
})

test('the palette opens empty', () => {
  const openings = walk.movesWhere(
    ({ from, to }) => selectShell(from).dialog !== 'palette' && selectShell(to).dialog === 'palette',
  )
  for (const { to } of openings) expect(selectShell(to).query).toBe('')
})

test('picking an entry closes the palette, and means nothing without one', () => {
  const picks = walk.movesWhere(({ event }) => event === 'entry.picked')
  for (const { from, to } of picks) {
    const { dialog } = selectShell(from)
    expect(selectShell(to).dialog).toBe(dialog === 'palette' ? null : dialog)
  }
})

test('a broken copy button leaves the profile open', () => {
  const faults = walk.movesWhere(({ event }) => event === 'xstate.error.actor.copy')
  for (const { to } of faults) expect(selectShell(to).dialog).toBe('profile')
})
