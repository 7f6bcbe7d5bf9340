import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { blocks, location } from './ShellSkeleton.styles.ts'

/** A page while its data loads. */
export function PageSkeleton() {
  return (
    <div className={blocks}>
      {(['band', 'body'] as const).map((of) => (
        <span key={of} className={location({ of })}>
          <Skeleton shape="fill" />
        </span>
      ))}
    </div>
  )
}
