import { Skeleton } from '../ui/Skeleton.tsx'
import { blocks } from './ShellSkeleton.styles.ts'

/** A page before its data is there. */
export function PageSkeleton() {
  return (
    <div className={blocks}>
      <Skeleton width="14rem" height="1.75rem" />
      <Skeleton height="6rem" />
      <Skeleton height="18rem" />
    </div>
  )
}
