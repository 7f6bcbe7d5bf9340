import type { ReactNode } from 'react'
import type { Chunk } from './chunk.ts'
import { Later } from './Later.tsx'

export interface LazyProps<Props> {
  readonly chunk: Chunk<Props>
  readonly isWanted: boolean
  readonly failed: (retry: () => void) => ReactNode
  readonly children: (Part: NonNullable<ReturnType<Chunk<Props>['read']>>) => ReactNode
}

/** Loaded when it is wanted; from then on it stays, so that it can close in its own time. */
export function Lazy<Props>({ chunk, isWanted, failed, children }: LazyProps<Props>) {
  if (!isWanted && !chunk.read()) return null
  return (
    <Later chunk={chunk} waiting={null} failed={failed}>
      {children}
    </Later>
  )
}
