import { skeleton } from './Skeleton.styles.ts'

interface SkeletonProps {
  /** CSS lengths of the content that it replaces. */
  readonly width?: string
  readonly height?: string
  readonly shape?: 'block' | 'fill' | 'text' | 'circle'
}

/** A placeholder for content that is loading; it appears after 150 ms. */
export function Skeleton({ width, height, shape = 'block' }: SkeletonProps) {
  const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
  return <span aria-hidden="true" className={skeleton({ shape })} style={size} />
}
