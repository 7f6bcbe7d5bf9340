import type { LeavingSnapshot } from './leaving.machine.ts'

/**
 * What a person is about to lose sight of: `page` keeps a draft, of `unkept` work there is none, `logout` throws it
 * away, `writes` are on their way to the server still, `pageWrites` those of the page only; `null` when nobody is
 * asked, or something goes before the question.
 */
export const selectLeaving = (
  snapshot: LeavingSnapshot,
): 'page' | 'unkept' | 'logout' | 'writes' | 'pageWrites' | null => {
  if (snapshot.context.barredBy.length > 0) return null
  const isLogout = snapshot.context.departure?.type === 'logout.chosen'
  if (snapshot.matches({ asking: { waiting: 'told' } })) return isLogout ? 'writes' : 'pageWrites'
  if (!snapshot.matches({ asking: { unsaved: 'asked' } })) return null
  if (isLogout) return 'logout'
  return snapshot.context.isKept ? 'page' : 'unkept'
}
