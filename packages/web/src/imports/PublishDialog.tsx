import type { Location } from '@supplier/core/kernel/routes'
import type { BulkActor } from '@supplier/core/kit/bulk/bulk.machine'
import { products } from '@supplier/core/products/products.section'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { BulkDialog } from '../kit/grid/BulkDialog.tsx'
import type { AnyTranslations } from '../kit/look/section-translations.ts'
import { productsTranslations } from '../products/products.translations.ts'

interface PublishDialogProps {
  readonly bulk: BulkActor
  /** The list of the products that are published. */
  readonly location: Location
}

/** Why some of the products of an import were not published, as the list of products says it. */
export function PublishDialog({ bulk, location }: PublishDialogProps) {
  const t = productsTranslations[useLanguage()] as unknown as AnyTranslations
  return <BulkDialog section={products} t={t} location={location} bulk={bulk} />
}
