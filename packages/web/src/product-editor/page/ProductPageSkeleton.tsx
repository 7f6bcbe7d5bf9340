import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { page, productHead } from '../look/ProductPage.styles.ts'

/** The heights of the first cards, which fill a screen. */
const cards = ['6rem', '22rem', '18rem']

/** The page of a product while it is read. */
export function ProductPageSkeleton({ label }: { readonly label: string }) {
  const { routes } = useTranslations()
  const styles = page()
  return (
    <>
      <header className={productHead().root}>
        <h1 className={productHead().name}>{routes.productEdit()}</h1>
      </header>
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
    </>
  )
}
