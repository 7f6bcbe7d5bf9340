import { shownImage } from '@supplier/core/kernel/address'
import { filledOf, type Shelf } from '@supplier/core/shelvings/shelvings.section'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { fill, picture, pictures } from './shelvings.styles.ts'
import type { MoreShelfTexts } from './shelvings.translations.ts'

interface CellProps {
  readonly row: Shelf
  readonly t: Readonly<Record<MoreShelfTexts, string>>
}

/** How many pieces lie on a shelf, of how many that fit. */
export function Fill({ row, t }: CellProps) {
  const filled = filledOf(row)
  return (
    <span className={fill}>
      <span>{filled === null ? `${row.used} ${t.pieces}` : `${row.used} ${t.of} ${row.capacity}`}</span>
      {filled !== null && <Progress label={t.filled} done={filled} />}
    </span>
  )
}

/** The first products of a shelf as pictures, which their titles name. */
export function Lying({ row: { firstPlaces, productCount } }: CellProps) {
  const more = productCount - firstPlaces.length
  return (
    <span className={pictures} title={firstPlaces.map(({ title }) => title).join(', ')}>
      {firstPlaces.map(({ productId, variantId, image }) => (
        <span key={`${productId} ${variantId}`} className={picture}>
          <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
            {null}
          </RemoteImage>
        </span>
      ))}
      {more > 0 && <span>+{more}</span>}
    </span>
  )
}
