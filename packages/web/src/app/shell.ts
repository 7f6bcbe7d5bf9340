import type { AppActor } from '@supplier/core/app/app.machine'
import type { ReactNode } from 'react'
import type { LanguageStore } from '../i18n/language.ts'
import { type Chunk, chunkOf } from '../ui/loading/chunk.ts'

export interface ShellProps {
  readonly app: AppActor
  readonly children: ReactNode
}

export type ShellChunk = Chunk<ShellProps>

/** The layout around every page of the panel. It is loaded together with the panel’s translations. */
export const shellOf = (languageStore: LanguageStore): ShellChunk =>
  chunkOf(async () => {
    const [{ Shell }] = await Promise.all([import('../shell/Shell.tsx'), languageStore.load('panel')])
    return Shell
  })
