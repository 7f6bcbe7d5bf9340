import type { UnreadSnapshot } from './unread.machine.ts'

/** How many notifications are new; zero while nobody knows. */
export const selectNewCount = ({ context }: UnreadSnapshot): number => context.count ?? 0
