import { isBehind } from '../kit/claims/claims.domain.ts'
import type { LeavingSnapshot } from './leaving.machine.ts'

/**
 * What a person is about to lose sight of: `page` keeps a draft, of `unkept` work there is none, `logout` throws it
 * away, `writes` are on their way to the server still, `pageWrites` those of the page only; `null` when nobody is
 * asked, or a dialog stands in front of the question.
 */
export const selectLeaving = (
  snapshot: LeavingSnapshot,
): 'page' | 'unkept' | 'logout' | 'writes' | 'pageWrites' | null => {
  const { claimed, departure } = snapshot.context
  if (isBehind(claimed, 'leaving')) return null
  const isLogout = departure?.type === 'logout.chosen'
  if (snapshot.matches({ asking: { waiting: 'told' } })) return isLogout ? 'writes' : 'pageWrites'
  if (!snapshot.matches({ asking: 'asked' })) return null
  if (isLogout) return 'logout'
  return claimed.screen.isKept ? 'page' : 'unkept'
}
