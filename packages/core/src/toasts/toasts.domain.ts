import type { ToastVariant, Way } from '../kernel/app-ref.ts'
import type { Message } from '../kernel/message.ts'

/** A toast at the edge of the page. */
export interface Toast {
  readonly id: number
  readonly variant: ToastVariant
  readonly message: Message
  /** The action of its button. */
  readonly action: 'signInAgain' | null
  /** Where its button leads instead. */
  readonly way?: Way
  readonly isOpen: boolean
}

export const mostToasts = 12

/** Milliseconds for which a toast stays open. */
export const toastStays = 5000

/** Milliseconds for which a toast stays open that leads somewhere. */
export const leadingStays = 12_000

/** Milliseconds for which a dismissed toast stays in the queue. */
export const dismissedStays = 1_000_000

const sameWords = (one: Message, other: Message): boolean =>
  'key' in one ? 'key' in other && one.key === other.key : 'text' in other && one.text === other.text

/** Appends a toast. When there are too many, the oldest dismissed one is removed, or else the oldest. */
export const raised = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => {
  const all = [...toasts, toast]
  if (all.length <= mostToasts) return all
  const leaving = all.find(({ isOpen }) => !isOpen) ?? all[0]
  return all.filter((one) => one !== leaving)
}

/** Whether an open toast shows the same message already. */
export const isRaised = (toasts: readonly Toast[], message: Message): boolean =>
  toasts.some((toast) => toast.isOpen && sameWords(toast.message, message))

export const dismissed = (toasts: readonly Toast[], id: number): readonly Toast[] =>
  toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast))

export const withoutToast = (toasts: readonly Toast[], id: number): readonly Toast[] =>
  toasts.filter((toast) => toast.id !== id)

/** Whether a toast closes by itself. */
export const expires = ({ variant, action }: Toast): boolean => variant !== 'loading' && action === null

export const staysOf = ({ way }: Toast): number => (way === undefined ? toastStays : leadingStays)
