import { Skeleton } from '../ui/Skeleton.tsx'
import { blocks, place } from './ShellSkeleton.styles.ts'

/** A page before its data is there. */
export function PageSkeleton() {
  return (
    <div className={blocks}>
      {(['band', 'body'] as const).map((of) => (
        <span key={of} className={place({ of })}>
          <Skeleton shape="fill" />
        </span>
      ))}
    </div>
  )
}
