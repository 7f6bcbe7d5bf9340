/** What writes to the server without being asked about when it is left: parts of the panel, and the open screen. */
export const writers = ['notificationSettings', 'outbox', 'screen'] as const
export type Writer = (typeof writers)[number]

/** A part has changes on their way to the server, or none any more. */
export interface WritesChanged {
  readonly type: 'writes.changed'
  readonly by: Writer
  readonly isUnderWay: boolean
}

/** What becomes of changes that are on their way to the server. */
export type WritesNews = WritesChanged | { type: 'write.failed' }

/** Whose changes are on their way after such news, always in the same order. */
export const writingAfter = (writing: readonly Writer[], { by, isUnderWay }: WritesChanged): readonly Writer[] =>
  writers.filter((one) => (one === by ? isUnderWay : writing.includes(one)))
