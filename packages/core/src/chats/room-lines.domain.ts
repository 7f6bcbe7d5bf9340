import type { ChatMessage } from './chats.domain.ts'

/** One message as it stands in the conversation. */
export interface RoomLine {
  readonly message: ChatMessage
  /** The day before whose first message a line stands; `null` when the message before is of the same day. */
  readonly day: string | null
  /** Whether the line of new messages stands before it. */
  readonly isFirstNew: boolean
  /** Whether somebody else wrote before, or longer ago. */
  readonly startsGroup: boolean
}

const groupSpan = 5 * 60_000

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' })
const dayOf = ({ at }: ChatMessage): string => (at === null ? '' : dayFormat.format(Date.parse(at)))

const isApart = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before === undefined ||
  before.from !== message.from ||
  Math.abs(Date.parse(message.at ?? '') - Date.parse(before.at ?? '')) > groupSpan

/**
 * The messages in the order of their numbers, with the days in Kyiv and the groups of each author. While there are
 * earlier ones, the first is left out: whether it begins a day or a group is known only with the one before it, and a
 * line that comes or goes later would move what is being read.
 */
export const roomLines = (
  messages: readonly ChatMessage[],
  { newFrom, hasBefore }: { readonly newFrom: number | null; readonly hasBefore: boolean },
): readonly RoomLine[] => {
  const firstNew =
    newFrom === null ? undefined : messages.find(({ seq, from }) => seq >= newFrom && from !== 'supplier')
  const lines = messages.map((message, at) => {
    const before = messages[at - 1]
    const isOtherDay = before === undefined || dayOf(before) !== dayOf(message)
    return {
      message,
      day: isOtherDay ? message.at : null,
      isFirstNew: message === firstNew,
      startsGroup: isOtherDay || message === firstNew || isApart(before, message),
    }
  })
  return hasBefore ? lines.slice(1) : lines
}
