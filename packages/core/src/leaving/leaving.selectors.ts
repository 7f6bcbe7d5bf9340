import type { LeavingSnapshot } from './leaving.machine.ts'

/** What a person is about to lose sight of: `page` keeps a draft, `logout` throws it away; `null` when nobody is leaving. */
export const selectLeaving = (snapshot: LeavingSnapshot): 'page' | 'logout' | null => {
  if (!snapshot.matches({ unsaved: 'asked' })) return null
  return snapshot.context.departure?.type === 'logout.chosen' ? 'logout' : 'page'
}
