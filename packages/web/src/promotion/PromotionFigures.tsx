import { type Promotion, promotionTones, spendingLocation } from '@supplier/core/promotion/promotion.domain'
import type { ReactNode } from 'react'
import { formatCount } from '../i18n/counts.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Why } from './PromotionCells.tsx'
import { figures, quiet, stack } from './promotion.styles.ts'
import { type PromotionTexts, promotionStates } from './promotion.translations.ts'

type Figure = readonly [name: string, value: ReactNode]

interface FiguresProps {
  readonly label: string
  readonly all: readonly Figure[]
  readonly children?: ReactNode
}

/** Figures with their names. */
export function Figures({ label, all, children }: FiguresProps) {
  const styles = figures()
  return (
    <section className={styles.root} aria-label={label}>
      <dl className={styles.list}>
        {all.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt className={quiet}>{name}</dt>
            <dd className={styles.number}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

interface PromotionFiguresProps {
  readonly row: Promotion & { readonly dataUntil: string | null }
  /** The type of its lines of the service balance. */
  readonly type: Parameters<typeof spendingLocation>[0]
  /** What stands behind the figures that campaigns and ads have in common. */
  readonly more?: readonly Figure[]
  readonly t: Readonly<Record<PromotionTexts, string>>
}

/** The state of an open campaign or ad, and once it was shown what it has brought and cost, with the lines that paid for it. */
export function PromotionFigures({ row, type, more = [], t }: PromotionFiguresProps) {
  const { roundMoney, dateTime } = useFormats()
  const all: readonly Figure[] = [
    [t.spent, roundMoney(row.spent)],
    [t.impressions, formatCount(row.impressions)],
    [t.clicks, formatCount(row.clicks)],
    ...more,
  ]
  return (
    <>
      <span className={stack}>
        <WordBadge tones={promotionTones} texts={promotionStates[useLanguage()]} word={row.status} />
        <Why row={row} t={t} />
      </span>
      {(row.spent !== 0 || row.impressions > 0) && (
        <Figures label={t.figures} all={all}>
          {row.dataUntil && (
            <span className={quiet}>
              {t.dataUntil} {dateTime(row.dataUntil)}. {t.mayFall}
            </span>
          )}
          <RouteLink location={spendingLocation(type, row.id)}>{t.spending}</RouteLink>
        </Figures>
      )}
    </>
  )
}
