import { must } from '../kernel/must.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { typed, type Writing } from './editor.domain.ts'

/** What waits in storage: the text, which one of the server's it was written over, and what of it may have arrived. */
export const draftOf = ({ saved: { version }, body, isFresh, sent }: Writing): DraftTexts => ({
  body,
  version: String(version),
  ...(isFresh && { isFresh: 'true' }),
  ...(sent.length > 0 && { sent: must(sent.at(-1)) }),
})

/** Whether an earlier visit left something that the server does not have. */
export const isLeft = ({ saved }: Writing, { body = saved.body }: DraftTexts): boolean => body !== saved.body

/** Whether that was written over what the server has now, be it a text of the same visit whose answer was lost. */
export const isContinued = (writing: Writing, texts: DraftTexts): boolean =>
  isLeft(writing, texts) && (texts['version'] === String(writing.saved.version) || texts['sent'] === writing.saved.body)

export const leftBehind = ({ body = '', isFresh }: DraftTexts): Partial<Writing> => ({
  ...typed(body),
  isFresh: isFresh === 'true',
})
