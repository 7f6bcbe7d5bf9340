import { must } from '../kernel/must.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { typed, type Writing } from './editor.domain.ts'

/**
 * The draft for storage: the text, the server version it was written over, and the last sent text that may have
 * arrived.
 */
export const draftOf = ({ saved: { version }, body, isFresh, sent }: Writing): DraftTexts => ({
  body,
  version: String(version),
  ...(isFresh && { isFresh: 'true' }),
  ...(sent.length > 0 && { sent: must(sent.at(-1)) }),
})

/** Whether the draft of an earlier visit differs from the server's text. */
export const isLeft = ({ saved }: Writing, { body = saved.body }: DraftTexts): boolean => body !== saved.body

/**
 * Whether the draft was written over the server's current text, or over a text that was sent in the same visit without
 * a response and has arrived.
 */
export const isContinued = (writing: Writing, texts: DraftTexts): boolean =>
  isLeft(writing, texts) && (texts['version'] === String(writing.saved.version) || texts['sent'] === writing.saved.body)

export const leftBehind = ({ body = '', isFresh }: DraftTexts): Partial<Writing> => ({
  ...typed(body),
  isFresh: isFresh === 'true',
})
