import { shownImage } from '@supplier/core/kernel/address'
import type { Product } from '@supplier/core/products/products.domain'
import ImageIcon from 'lucide-react/icons/image'
import type { ReactNode } from 'react'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { named } from './products.styles.ts'

interface ProductNameProps {
  readonly row: Product
  /** The name as a link. */
  readonly children: ReactNode
}

/** The name of a product with its picture, its article code and its category. */
export function ProductName({ row: { image, title, sku, category }, children }: ProductNameProps) {
  const styles = named()
  const detail = [sku, category?.path.at(-1)].filter(Boolean).join(' · ')
  return (
    <div className={styles.root}>
      <span className={styles.picture}>
        <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
          <ImageIcon size={18} aria-hidden="true" />
        </RemoteImage>
      </span>
      <span className={styles.text} data-lines="" title={title}>
        {children}
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  )
}
