import type { LeavingSnapshot } from './leaving.machine.ts'

/**
 * What a person is about to lose sight of: `page` keeps a draft, `logout` throws it away, `writes` are on their way
 * to the server still, `pageWrites` those of the page only; `null` when nobody is asked, or something goes before the
 * question.
 */
export const selectLeaving = (snapshot: LeavingSnapshot): 'page' | 'logout' | 'writes' | 'pageWrites' | null => {
  if (snapshot.context.barredBy.length > 0) return null
  const isLogout = snapshot.context.departure?.type === 'logout.chosen'
  if (snapshot.matches({ asking: { waiting: 'told' } })) return isLogout ? 'writes' : 'pageWrites'
  if (!snapshot.matches({ asking: { unsaved: 'asked' } })) return null
  return isLogout ? 'logout' : 'page'
}
