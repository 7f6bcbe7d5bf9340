import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { calm } from './calm.ts'
import type { Chunk } from './chunk.ts'

interface LaterProps<Props> {
  readonly chunk: Chunk<Props>
  /** Shown while the code loads. */
  readonly waiting: ReactNode
  readonly failed: (retry: () => void) => ReactNode
  readonly children: (Part: ComponentType<Props>) => ReactNode
}

/** Renders a component as soon as its code is loaded; loading can be retried after a failure. */
export function Later<Props>({ chunk, waiting, failed, children }: LaterProps<Props>) {
  const [hasFailed, setFailed] = useState(false)
  const [, setLoads] = useState(0)
  const Part = chunk.read()

  useEffect(() => {
    if (chunk.read() || hasFailed) return
    let isHere = true
    chunk.load().then(
      () => isHere && setLoads((loads) => loads + 1),
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [chunk, hasFailed])

  if (Part) return children(Part)
  return hasFailed ? failed(() => setFailed(false)) : waiting
}

/** Loads code that will probably be needed, once the page has been quiet for a while. */
export function Prefetch<Props>({ chunk }: { readonly chunk: Chunk<Props> }) {
  useEffect(() => {
    let isHere = true
    calm(1500).then(async () => {
      // If it fails to load now, it is requested again when it is needed.
      if (isHere) await chunk.load().catch(() => {})
    })
    return () => {
      isHere = false
    }
  }, [chunk])
  return null
}
