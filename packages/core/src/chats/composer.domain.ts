import type { Message } from '../kernel/message.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { unfilledMistake } from '../reply-templates/reply-templates.domain.ts'
import { type FileState, mostFiles, type NamedFile } from './chat-file.domain.ts'
import { type Attachment, longestMessage } from './chats.domain.ts'
import type { Unsent } from './outbox.domain.ts'

/** The message that is being written. */
export interface Writing {
  readonly text: string
  readonly files: readonly FileState[]
}

/** Why the message cannot be sent; `null` when it can. */
export const mistakeOf = ({ text, files }: Writing): Message | null => {
  if (text.length > longestMessage) return { key: 'kit.tooLong', values: { max: longestMessage } }
  if (files.some(({ state }) => state !== 'stored')) return { key: 'chats.filesUnsent' }
  return unfilledMistake(text)
}

/** The chosen files that still fit into the message, and the message that names the others. */
export const fitting = (
  files: readonly FileState[],
  chosen: readonly NamedFile[],
): { readonly taken: readonly NamedFile[]; readonly mistake: Message | null } => {
  const room = Math.max(0, mostFiles - files.length)
  const left = chosen.slice(room).map(({ name }) => name)
  const values = { max: mostFiles, names: left.join(', ') }
  return { taken: chosen.slice(0, room), mistake: left.length > 0 ? { key: 'chats.tooManyFiles', values } : null }
}

/** A file that the server has. */
const storedFile = (key: string, attachment: Attachment): FileState => ({
  key,
  name: attachment.name,
  size: attachment.size,
  state: 'stored',
  progress: 1,
  message: null,
  attachment,
  canRetry: false,
})

/** A file whose upload ended with the room or the page; the browser has it no more. */
const interruptedFile = (key: string, name: string, size: number): FileState => ({
  key,
  name,
  size,
  state: 'failed',
  progress: 0,
  message: { key: 'chats.fileInterrupted' },
  attachment: null,
  canRetry: false,
})

/** A message that was not sent, to be changed. */
export const writingOf = ({ text, attachments }: Unsent): Writing => ({
  text,
  files: attachments.map((attachment) => storedFile(attachment.id, attachment)),
})

/** The texts of a draft; a file that the server has not stored has no attachment. `null` when nothing is written. */
export const draftOf = ({ text, files }: Writing): DraftTexts | null => {
  if (text === '' && files.length === 0) return null
  const kept = files.map(({ key, name, size, attachment }) => ({ key, name, size, attachment }))
  return files.length === 0 ? { text } : { text, files: JSON.stringify(kept) }
}

/** The message that a draft holds. */
export const writingIn = ({ text = '', files = '[]' }: DraftTexts): Writing => {
  try {
    const found: unknown = JSON.parse(files)
    return { text, files: Array.isArray(found) ? found.flatMap(fileIn) : [] }
  } catch {
    return { text, files: [] }
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (found: unknown): found is Fields => typeof found === 'object' && found !== null

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

const isAttachment = (found: unknown): found is Attachment =>
  isFields(found) &&
  [found['id'], found['name'], found['type']].every((value) => typeof value === 'string') &&
  typeof found['size'] === 'number' &&
  isTextOrNull(found['url']) &&
  isTextOrNull(found['thumb'])

const fileIn = (found: unknown): readonly FileState[] => {
  if (!isFields(found)) return []
  const { key, name, size, attachment } = found
  if (typeof key !== 'string' || typeof name !== 'string' || typeof size !== 'number') return []
  return [isAttachment(attachment) ? storedFile(key, attachment) : interruptedFile(key, name, size)]
}
