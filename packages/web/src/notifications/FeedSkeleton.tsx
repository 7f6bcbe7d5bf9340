import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { row } from './Notifications.styles.ts'

/** As much room as the first page will take. */
export function FeedSkeleton({ count }: { readonly count: number }) {
  return (
    <Card padded={false}>
      {Array.from({ length: count }, (_, place) => {
        const look = row({ isNew: false, isFirst: place === 0 })
        return (
          <div key={place} className={look.root}>
            <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
            <div className={look.head}>
              <Skeleton shape="text" width="40%" />
            </div>
            <div className={look.body}>
              <Skeleton shape="text" width="75%" />
              <Skeleton shape="text" width="25%" />
            </div>
          </div>
        )
      })}
    </Card>
  )
}
