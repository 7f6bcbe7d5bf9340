import { type Product, type ProductStatus as ProductState, productTones } from '@supplier/core/products/products.domain'
import { ownReasons } from '@supplier/core/readiness/own.domain'
import type { WhyActor } from '@supplier/core/readiness/why.machine'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { LazyPopover } from '../kit/overlays/LazyPopover.tsx'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import { ReasonList } from '../readiness/ReasonList.tsx'
import { whyTranslations } from '../readiness/why.translations.ts'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { status as statusLook } from './products.styles.ts'

interface ProductStatusProps {
  readonly row: Product
  readonly states: Readonly<Record<ProductState, string>>
  /** Knows what stops all products. */
  readonly why: WhyActor | null
}

/** The state of a product, with the reasons why it does not sell behind a button. */
export function ProductStatus({ row, states, why }: ProductStatusProps) {
  const { title } = whyTranslations[useLanguage()]
  const own = ownReasons(row)
  const Icon = own.some(({ urgency }) => urgency === 'stopped') ? TriangleAlert : Info
  return (
    <span className={statusLook}>
      <WordBadge tones={productTones} texts={states} word={row.status} />
      {own.length > 0 && (
        <LazyPopover
          label={title}
          placement="bottom-end"
          trigger={
            <IconButton
              size="small"
              label={`${title} ${row.title}: ${own.length}`}
              icon={<Icon size={16} aria-hidden="true" />}
            />
          }
        >
          <ReasonList product={row} why={why} />
        </LazyPopover>
      )}
    </span>
  )
}
