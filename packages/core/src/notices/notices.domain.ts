import type { Message } from '../kernel/message.ts'
import type { NoticeVariant } from '../kernel/trunk.ts'

/** Something shown for a while at the edge of the page. */
export interface Notice {
  readonly id: number
  readonly variant: NoticeVariant
  readonly message: Message
  /** What its button does. */
  readonly action: 'signInAgain' | null
  readonly isOpen: boolean
}

export const mostNotices = 12

/** How long a notice stays open, in milliseconds. */
export const noticeStays = 5000

/** How long a dismissed notice stays in the queue, in milliseconds. */
export const dismissedStays = 1_000_000

const sameWords = (one: Message, other: Message): boolean =>
  'key' in one ? 'key' in other && one.key === other.key : 'text' in other && one.text === other.text

/** Newest last. When there are too many, the dismissed ones make room first, then the oldest. */
export const raised = (notices: readonly Notice[], notice: Notice): readonly Notice[] => {
  const all = [...notices, notice]
  if (all.length <= mostNotices) return all
  const leaving = all.find(({ isOpen }) => !isOpen) ?? all[0]
  return all.filter((one) => one !== leaving)
}

/** Whether an open notice asks for the same act already. */
export const isRaised = (notices: readonly Notice[], message: Message): boolean =>
  notices.some((notice) => notice.isOpen && sameWords(notice.message, message))

export const dismissed = (notices: readonly Notice[], id: number): readonly Notice[] =>
  notices.map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice))

export const withoutNotice = (notices: readonly Notice[], id: number): readonly Notice[] =>
  notices.filter((notice) => notice.id !== id)

/** Whether a notice goes away by itself. */
export const expires = ({ variant, action }: Notice): boolean => variant !== 'loading' && action === null
