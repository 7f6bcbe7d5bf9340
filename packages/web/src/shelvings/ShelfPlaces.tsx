import { shownImage } from '@supplier/core/kernel/address'
import { productsOn, type Shelf } from '@supplier/core/shelvings/shelvings.section'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { lying, quiet } from './shelvings.styles.ts'
import type { MoreShelfTexts } from './shelvings.translations.ts'

interface ShelfPlacesProps {
  readonly row: Shelf
  readonly t: Readonly<Record<MoreShelfTexts, string>>
}

/** What lies on an open shelf. */
export function ShelfPlaces({ row, t }: ShelfPlacesProps) {
  const styles = lying()
  if (row.places.length === 0) return <p className={quiet}>{t.nothingLies}</p>
  return (
    <section className={styles.root} aria-label={t.lies}>
      <div className={styles.head}>
        <h3>{t.lies}</h3>
        <RouteLink location={productsOn(row)}>{t.inProducts}</RouteLink>
      </div>
      <ul className={styles.list}>
        {row.places.map(({ productId, variantId, title, sku, image, quantity }) => (
          <li key={`${productId} ${variantId}`} className={styles.place}>
            <span className={styles.picture}>
              <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
                {null}
              </RemoteImage>
            </span>
            <span className={styles.about}>
              <RouteLink location={{ to: 'product-edit', params: { id: productId } }}>{title}</RouteLink>
              {sku && <span className={quiet}>{sku}</span>}
            </span>
            <span className={styles.count}>
              {quantity} {t.pieces}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
