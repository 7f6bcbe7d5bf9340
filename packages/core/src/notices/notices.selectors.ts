import type { Notice } from './notices.domain.ts'
import type { NoticesSnapshot } from './notices.machine.ts'

/** The notices to show, oldest first. */
export const selectOpenNotices = ({ context }: NoticesSnapshot): readonly Notice[] =>
  context.notices.filter(({ isOpen }) => isOpen)
