import { Skeleton } from '../ui/Skeleton.tsx'
import { page } from './ProductPage.styles.ts'

/** The heights of the first cards, which fill a screen. */
const cards = ['9rem', '32rem', '20rem']

/** The page of a product while it is read. */
export function ProductPageSkeleton({ label }: { readonly label: string }) {
  const styles = page()
  return (
    <div className={styles.root} role="status" aria-label={label}>
      <div className={styles.main}>
        {cards.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
      <div className={styles.aside}>
        <Skeleton height="5rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  )
}
