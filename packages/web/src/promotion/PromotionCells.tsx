import { shownImage } from '@supplier/core/kernel/address'
import type { Kopecks } from '@supplier/core/kernel/money'
import { type AdvertisedProduct, type Promotion, spentPart } from '@supplier/core/promotion/promotion.domain'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { budget as budgetLook, named, quiet, stack } from './promotion.styles.ts'
import type { PromotionTexts } from './promotion.translations.ts'

type Texts = Readonly<Record<PromotionTexts, string>>

/** What ends the state in which it stands still by itself. */
const ends = { no_funds: 'tillMoney', daily_limit: 'tillMidnight', out_of_stock: 'tillStock' } as const
const endOf = (status: string): (typeof ends)[keyof typeof ends] | undefined => ends[status as keyof typeof ends]

type Standing = Pick<Promotion, 'status' | 'reason'>

interface PromotionNameProps {
  readonly row: Standing
  readonly products: readonly AdvertisedProduct[]
  readonly t: Texts
  readonly children: ReactNode
}

/** The name of a row behind the pictures of its products, and under it why it stands still or was rejected. */
export function PromotionName({ row, products, t, children }: PromotionNameProps) {
  const styles = named()
  return (
    <span className={styles.root}>
      <span className={styles.pictures} aria-hidden="true">
        {products.slice(0, 3).map(({ id, image }) => (
          <span key={id} className={styles.picture}>
            <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
              {null}
            </RemoteImage>
          </span>
        ))}
      </span>
      <span className={stack} data-lines="">
        {children}
        <Why row={row} t={t} />
      </span>
    </span>
  )
}

/** What ends the state in which it stands still by itself, or why it was rejected. */
export function Why({ row: { status, reason }, t }: { readonly row: Standing; readonly t: Texts }) {
  const end = endOf(status)
  const why = end === undefined ? reason : t[end]
  return why && <span className={quiet}>{why}</span>
}

interface SpentOfBudgetProps {
  readonly spent: Kopecks | null
  readonly budget: Kopecks | null
  readonly label: string
  readonly t: Texts
}

/** What it has cost, of a budget. */
export function SpentOfBudget({ spent, budget, label, t }: SpentOfBudgetProps) {
  const { roundMoney } = useFormats()
  const part = spentPart(spent, budget)
  return (
    <span className={budgetLook}>
      <span>
        {roundMoney(spent)} {t.of} {roundMoney(budget)}
      </span>
      {part !== null && <Progress label={label} done={part} />}
    </span>
  )
}
