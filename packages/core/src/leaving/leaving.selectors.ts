import type { LeavingSnapshot } from './leaving.machine.ts'

/**
 * What a person is about to lose sight of: `page` keeps a draft, `logout` throws it away, `writes` are on their way
 * to the server still; `null` when nobody is asked.
 */
export const selectLeaving = (snapshot: LeavingSnapshot): 'page' | 'logout' | 'writes' | null => {
  if (snapshot.matches({ asking: { waiting: 'told' } })) return 'writes'
  if (!snapshot.matches({ asking: { unsaved: 'asked' } })) return null
  return snapshot.context.departure?.type === 'logout.chosen' ? 'logout' : 'page'
}
