import { skeleton } from './Skeleton.styles.ts'

interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  readonly width?: string
  readonly height?: string
  readonly shape?: 'block' | 'fill' | 'text' | 'circle'
}

/** The place of something that is being read; appears after 150 ms. */
export function Skeleton({ width, height, shape = 'block' }: SkeletonProps) {
  const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
  return <span aria-hidden="true" className={skeleton({ shape })} style={size} />
}
