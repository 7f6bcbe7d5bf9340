import type { DraftTexts } from '../drafts/drafts.domain.ts'
import { typed, type Writing } from './editor.domain.ts'

/** What waits in storage: the text, and which one of the server's it was written over. */
export const draftOf = ({ saved: { version }, body }: Writing): DraftTexts => ({ body, version: String(version) })

/** Whether an earlier visit left something that the server does not have. */
export const isLeft = ({ saved }: Writing, { body = saved.body }: DraftTexts): boolean => body !== saved.body

/** Whether that was written over what the server has now. */
export const isContinued = (writing: Writing, texts: DraftTexts): boolean =>
  isLeft(writing, texts) && texts['version'] === String(writing.saved.version)

export const leftBehind = ({ body = '' }: DraftTexts): Partial<Writing> => typed(body)
