import type { AppActor } from '@supplier/core'
import type { ReactNode } from 'react'
import type { Speaker } from '../i18n/words.ts'
import { type Chunk, chunkOf } from '../ui/chunk.ts'

export interface ShellProps {
  readonly app: AppActor
  readonly children: ReactNode
}

export type ShellChunk = Chunk<ShellProps>

/** What stands around every page of the panel, with the words of the panel. */
export const shellOf = (speaker: Speaker): ShellChunk =>
  chunkOf(async () => {
    const [{ Shell }] = await Promise.all([import('../shell/Shell.tsx'), speaker.need('panel')])
    return Shell
  })
