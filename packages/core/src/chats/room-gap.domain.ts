import { type ChatMessage, contiguousEnd, type MessagesFound } from './chats.domain.ts'

/** Numbers of a room that the server has named and not returned. */
export interface Gap {
  /** How often in a row they were asked for in vain. */
  readonly tries: number
  /** Up to this number missing messages are asked for no more, until the supplier wants them. */
  readonly skippedTo: number
}

export const noGap: Gap = { tries: 0, skippedTo: 0 }

/** How often the same numbers are asked for. */
export const mostGapTries = 5

/** The number after which messages are read: the last one before a gap that is still asked for, or the newest. */
export const endOf = (messages: readonly ChatMessage[], { skippedTo }: Gap): number => {
  if (skippedTo === 0) return contiguousEnd(messages)
  const rest = messages.filter(({ seq }) => seq >= skippedTo)
  return rest[0] === undefined || rest[0].seq > skippedTo + 1 ? skippedTo : contiguousEnd(rest)
}

interface Answered {
  readonly before: readonly ChatMessage[]
  readonly all: readonly ChatMessage[]
  readonly found: MessagesFound
  readonly lastSeq: number
}

/** The gap after an answer that should have filled it. An answer that did not is counted, and the last one skips it. */
export const gapAfter = (gap: Gap, { before, all, found, lastSeq }: Answered): Gap => {
  const end = endOf(all, gap)
  if (end >= lastSeq || end > endOf(before, gap)) return { ...gap, tries: 0 }
  if (gap.tries + 1 < mostGapTries) return { ...gap, tries: gap.tries + 1 }
  const next = found.messages.at(-1)?.seq ?? all.find(({ seq }) => seq > end)?.seq ?? lastSeq
  return { tries: 0, skippedTo: next }
}

/** How many messages the server did not return. */
export const missingIn = (messages: readonly ChatMessage[], { skippedTo }: Gap): number => {
  const first = messages[0]?.seq ?? 1
  return skippedTo < first ? 0 : skippedTo - first + 1 - messages.filter(({ seq }) => seq <= skippedTo).length
}
