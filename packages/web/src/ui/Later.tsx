import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
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
