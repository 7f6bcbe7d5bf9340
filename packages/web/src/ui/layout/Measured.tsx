import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

interface MeasuredProps {
  readonly className: string | undefined
  readonly children: (size: Size) => ReactNode
}

/** A box that tells its content how large it is, and again when that changes. */
export function Measured({ className, children }: MeasuredProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={className}>
      {size && children(size)}
    </div>
  )
}
