/** The parts of the open screen that write to the server, and are gone with it. */
export const screenWriters = ['avatar', 'background', 'payouts', 'articles', 'transfer', 'payout'] as const

/** Whoever writes to the server while somebody may leave: the parts of the panel behind every screen, and those of one. */
export const writers = ['notificationSettings', 'outbox', 'link', 'purchase', ...screenWriters] as const
export type Writer = (typeof writers)[number]

/** A part has changes on their way to the server, or none any more. */
export interface WritesChanged {
  readonly type: 'writes.changed'
  readonly by: Writer
  readonly isUnderWay: boolean
}

/** What becomes of changes that are on their way to the server. */
export type WritesNews = WritesChanged | { type: 'write.failed' }

/** What of this the open screen has on its way, and would be gone with it. */
export const ofScreen = (writing: readonly Writer[]): readonly Writer[] =>
  screenWriters.filter((one) => writing.includes(one))

/** Whether any of this would be gone with the open screen. */
export const endsWithScreen = (writing: readonly Writer[]): boolean => ofScreen(writing).length > 0

/** Whose changes are on their way after such news, always in the same order. */
export const writingAfter = (writing: readonly Writer[], { by, isUnderWay }: WritesChanged): readonly Writer[] =>
  writers.filter((one) => (one === by ? isUnderWay : writing.includes(one)))

const moneyWriters: readonly Writer[] = ['purchase', 'transfer', 'payout']

/** What of this moves money. */
export const moneyIn = (writing: readonly Writer[]): readonly Writer[] =>
  writing.filter((one) => moneyWriters.includes(one))
