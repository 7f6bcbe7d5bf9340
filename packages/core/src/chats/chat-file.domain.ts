import type { Message } from '../kernel/message.ts'
import type { ChosenFile } from '../kit/upload/upload.domain.ts'
import type { Attachment } from './chats.domain.ts'

/** A file that the supplier chose, with what is shown of it. */
export interface NamedFile extends ChosenFile {
  readonly name: string
  readonly size: number
  readonly type: string
}

/** A file of the message that is being written. */
export interface FileState {
  readonly key: string
  readonly name: string
  readonly size: number
  readonly state: 'sending' | 'stored' | 'failed'
  /** The part that was sent, from 0 to 1. */
  readonly progress: number
  readonly message: Message | null
  readonly attachment: Attachment | null
  /** Whether the browser has the file and may send it again. */
  readonly canRetry: boolean
}

/** Names a browser’s file. */
export const namedFile = (file: { readonly name: string; readonly size: number; readonly type: string }): NamedFile =>
  file as NamedFile

export const mostFiles = 10
export const mostFileBytes = 20 * 1024 * 1024

const heic = /\.hei[cf]$/i

/** Why a file is not sent; `null` for one that is. */
export const refusalOfFile = ({ name, size, type }: NamedFile): Message | null => {
  if (size > mostFileBytes) return { key: 'chats.fileTooLarge' }
  // Few buyers can open it, and it would tell them where it was taken.
  return heic.test(name) || /^image\/hei[cf]$/i.test(type) ? { key: 'images.heic' } : null
}
