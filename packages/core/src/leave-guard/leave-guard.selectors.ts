import { isBehind } from '../kit/claims/claims.domain.ts'
import type { LeaveGuardSnapshot } from './leave-guard.machine.ts'

/**
 * The kind of the leave dialog. `page`: unsaved input that a draft keeps. `withoutDraft`: unsaved input that will be
 * lost. `logout`: unsaved input that the logout discards. `signIn`: unsaved input that a new sign-in loses. `writes`: pending writes. `pageWrites`: pending writes of the
 * screen. `null`: no dialog, or another dialog hides it.
 */
export const selectLeaveGuard = (
  snapshot: LeaveGuardSnapshot,
): 'page' | 'withoutDraft' | 'logout' | 'signIn' | 'writes' | 'pageWrites' | null => {
  const { claimed, leaveRequest } = snapshot.context
  if (isBehind(claimed, 'leaveGuard')) return null
  const isLogout = leaveRequest?.type === 'logout.chosen'
  if (snapshot.matches({ asking: { waiting: 'told' } })) return isLogout ? 'writes' : 'pageWrites'
  if (!snapshot.matches({ asking: 'asked' })) return null
  if (isLogout) return 'logout'
  if (leaveRequest?.type === 'signIn.requested') return 'signIn'
  return claimed.screen.isKept ? 'page' : 'withoutDraft'
}
