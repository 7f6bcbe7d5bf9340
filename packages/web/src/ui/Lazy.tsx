import type { ReactNode } from 'react'
import type { Chunk } from './chunk.ts'
import { Later } from './Later.tsx'

export interface LazyProps<Props> {
  readonly chunk: Chunk<Props>
  readonly isWanted: boolean
  readonly failed: (retry: () => void) => ReactNode
  readonly children: (Part: NonNullable<ReturnType<Chunk<Props>['read']>>) => ReactNode
}

/** Loads a component when it is first wanted. It stays mounted afterwards, so that it can animate its closing. */
export function Lazy<Props>({ chunk, isWanted, failed, children }: LazyProps<Props>) {
  if (!isWanted && !chunk.read()) return null
  return (
    <Later chunk={chunk} waiting={null} failed={failed}>
      {children}
    </Later>
  )
}
