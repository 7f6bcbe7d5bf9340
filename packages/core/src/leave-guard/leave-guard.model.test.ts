import { expect, test } from 'vitest'
import { claiming, panelWrite, screenDialog, screenWrite, typedText, withoutDraftText } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import type { LeaveRequest } from '../kernel/app-ref.ts'
import { type LeaveGuardSnapshot, leaveGuardMachine } from './leave-guard.machine.ts'
import { selectLeaveGuard } from './leave-guard.selectors.ts'

const byLink: LeaveRequest = { type: 'navigation.requested', location: { to: 'orders' } }
const byLogout: LeaveRequest = { type: 'logout.chosen' }
const bySignIn: LeaveRequest = { type: 'signIn.requested' }

const model = explore(leaveGuardMachine, {
  input: { app: { send: () => {} } },
  user: [
    claiming(),
    claiming(typedText),
    claiming(withoutDraftText),
    claiming(screenWrite),
    claiming(panelWrite),
    claiming(typedText, screenWrite),
    claiming(typedText, screenDialog),
    { type: 'write.failed' },
    { type: 'leave.requested', leaveRequest: byLink },
    { type: 'leave.requested', leaveRequest: byLogout },
    { type: 'leave.requested', leaveRequest: bySignIn },
    { type: 'leave.confirmed' },
    { type: 'leave.dismissed' },
  ],
  world: { guardClosing: [breaks()], watchClaims: [breaks()] },
})

const isAsked = (state: LeaveGuardSnapshot) => state.matches({ asking: 'asked' })
const isWaiting = (state: LeaveGuardSnapshot) => state.matches({ asking: 'waiting' })

test('every state and every transition is visited', () => {
  expectFullCoverage('leave-guard', model.coverage)
})

test('from every state the guard can become idle again', () => {
  expect(model.trapsFor((state) => state.matches({ asking: 'idle' }))).toEqual([])
})

test('the dialog asks about the last requested destination, and mentions a draft only when there is one', () => {
  const asked = model.pathsWhere(({ state }) => isAsked(state) && !state.context.claimed.modals.includes('screen'))
  expect(new Set(asked.map(({ state }) => selectLeaveGuard(state)))).toEqual(
    new Set(['page', 'withoutDraft', 'logout', 'signIn']),
  )
  for (const { state } of asked) {
    const { leaveRequest, claimed } = state.context
    const page = claimed.screen.isKept ? 'page' : 'withoutDraft'
    const expected = leaveRequest === byLogout ? 'logout' : leaveRequest === bySignIn ? 'signIn' : page
    expect(selectLeaveGuard(state)).toBe(expected)
    if (leaveRequest === bySignIn) expect(claimed.all.isKept).toBe(false)
  }
})

test('a dialog of the screen hides the leave dialog', () => {
  const behind = model.pathsWhere(({ state }) => isAsked(state) && state.context.claimed.modals.includes('screen'))
  for (const { state } of behind) expect(selectLeaveGuard(state)).toBeNull()
})

test('there is a dialog or a wait only with unsaved input or a pending write', () => {
  const held = model.pathsWhere(({ state }) => isAsked(state) || isWaiting(state))
  for (const { state } of held) {
    const { leaveRequest, claimed } = state.context
    const loss = leaveRequest === byLogout ? claimed.all : claimed.screen
    expect(isAsked(state) ? loss.isDirty : loss.isPending).toBe(true)
  }
})

test('a pending logout is not replaced by another request', () => {
  const again = model.movesWhere(({ from, event }) => isWaiting(from) && event === 'leave.requested')
  for (const { from, to } of again) if (from.context.leaveRequest === byLogout) expect(to).toBe(from)
})

test('closing the tab is guarded exactly while there is unsaved input or a pending write', () => {
  const seen = model.paths.map(({ state }) => state.matches({ closing: 'guarded' }))
  expect(new Set(seen)).toEqual(new Set([true, false]))
  for (const { state } of model.paths) {
    const { isDirty, isPending } = state.context.claimed.all
    expect(state.matches({ closing: 'guarded' })).toBe(isDirty || isPending)
  }
})
