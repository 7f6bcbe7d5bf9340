import { Card } from '../ui/layout/Card.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { row } from './Notifications.styles.ts'

/** Placeholders for the first page. */
export function FeedSkeleton({ count }: { readonly count: number }) {
  return (
    <Card padded={false}>
      {Array.from({ length: count }, (_, location) => {
        const styles = row({ isNew: false, isFirst: location === 0 })
        return (
          <div key={location} className={styles.root}>
            <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
            <div className={styles.head}>
              <Skeleton shape="text" width="40%" />
            </div>
            <div className={styles.text}>
              <Skeleton shape="text" width="75%" />
            </div>
          </div>
        )
      })}
    </Card>
  )
}
