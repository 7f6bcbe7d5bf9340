import type { Toast } from './toasts.domain.ts'
import type { ToastsSnapshot } from './toasts.machine.ts'

/** The open toasts, oldest first. */
export const selectOpenToasts = ({ context }: ToastsSnapshot): readonly Toast[] =>
  context.toasts.filter(({ isOpen }) => isOpen)
