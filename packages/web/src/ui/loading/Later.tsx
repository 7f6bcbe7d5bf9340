import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react'
import { calm } from './calm.ts'
import type { Chunk } from './chunk.ts'
import { ReloadContext } from './reload.ts'

interface LaterProps<Props> {
  readonly chunk: Chunk<Props>
  /** Shown while the code loads. */
  readonly waiting: ReactNode
  readonly failed: (retry: () => void) => ReactNode
  readonly children: (Part: ComponentType<Props>) => ReactNode
}

/**
 * Renders a component as soon as its code is loaded. After a failure it is requested again, and after another one the
 * page is loaded again: a file that a new release has replaced never comes.
 */
export function Later<Props>({ chunk, waiting, failed, children }: LaterProps<Props>) {
  const [hasFailed, setFailed] = useState(false)
  const [failures, setFailures] = useState(0)
  const reload = use(ReloadContext)
  const [, setLoads] = useState(0)
  const Part = chunk.read()

  useEffect(() => {
    if (chunk.read() || hasFailed) return
    let isHere = true
    chunk.load().then(
      () => isHere && setLoads((loads) => loads + 1),
      () => {
        if (!isHere) return
        setFailed(true)
        setFailures((count) => count + 1)
      },
    )
    return () => {
      isHere = false
    }
  }, [chunk, hasFailed])

  if (Part) return children(Part)
  return hasFailed ? failed(() => (reload && failures > 1 ? reload() : setFailed(false))) : waiting
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
