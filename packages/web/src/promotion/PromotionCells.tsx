import {
  type AdvertisedProduct,
  type Kopecks,
  type Promotion,
  type PromotionStatus,
  shownImage,
  spentPart,
} from '@supplier/core'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { Badge } from '../ui/Badge.tsx'
import { Progress } from '../ui/Progress.tsx'
import { RemoteImage } from '../ui/RemoteImage.tsx'
import { settings } from '../wiring/settings.ts'
import { budget as budgetLook, named, quiet, stack } from './promotion.styles.ts'
import type { PromotionTexts } from './promotion.translations.ts'

type Texts = Readonly<Record<PromotionTexts, string>>

const tones = {
  draft: 'neutral',
  moderation: 'info',
  scheduled: 'info',
  active: 'success',
  paused: 'neutral',
  no_funds: 'danger',
  daily_limit: 'warning',
  out_of_stock: 'warning',
  finished: 'neutral',
  rejected: 'danger',
} as const satisfies Record<PromotionStatus, string>

const isKnown = (status: string): status is PromotionStatus => Object.hasOwn(tones, status)

/** What ends the state in which it stands still by itself. */
const ends = { no_funds: 'tillMoney', daily_limit: 'tillMidnight', out_of_stock: 'tillStock' } as const
const endOf = (status: string) => ends[status as keyof typeof ends]

interface ProductsNameProps {
  readonly products: readonly AdvertisedProduct[]
  readonly children: ReactNode
}

/** The products that are advertised, before the name of a row. */
export function ProductsName({ products, children }: ProductsNameProps) {
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
      {children}
    </span>
  )
}

interface PromotionStateProps {
  readonly row: Pick<Promotion, 'status' | 'reason'>
  readonly t: Texts
}

/** The state, and where it stands still what ends that. A state that is not known is shown as it came. */
export function PromotionState({ row: { status, reason }, t }: PromotionStateProps) {
  const known = isKnown(status)
  const end = endOf(status)
  const why = end === undefined ? reason : t[end]
  return (
    <span className={stack} data-lines="">
      <Badge tone={known ? tones[status] : 'neutral'}>{known ? t[status] : status}</Badge>
      {why && <span className={quiet}>{why}</span>}
    </span>
  )
}

interface SpentOfBudgetProps {
  readonly spent: Kopecks | null
  readonly budget: Kopecks | null
  readonly label: string
  readonly t: Texts
}

/** What it has cost, of a budget. */
export function SpentOfBudget({ spent, budget, label, t }: SpentOfBudgetProps) {
  const { money } = useFormats()
  const part = spentPart(spent, budget)
  return (
    <span className={budgetLook}>
      <span>
        {money(spent)} {t.of} {money(budget)}
      </span>
      {part !== null && <Progress label={label} done={part} />}
    </span>
  )
}
