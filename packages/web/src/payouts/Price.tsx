import type { PayoutFormView } from '@supplier/core/payouts/payout-request.selectors'
import { Money } from '../balances/Money.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { SumList } from '../ui/text/SumList.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { dialog } from './PayoutDialog.styles.ts'

interface PriceProps {
  readonly preview: PayoutFormView['preview']
  readonly onRetry: () => void
}

/** The fee and the net amount of a payout while its amount is being typed. Its height is constant. */
export function Price({ preview, onRetry }: PriceProps) {
  const t = useTranslations()
  const labels = t.payout.dialog
  const { date } = useFormats()
  const styles = dialog()
  if (preview.state === 'failed') {
    return (
      <div className={styles.failed} role="status">
        <span>{labels.priceFailed()}</span>
        <Button size="small" onClick={onRetry}>
          {t.ui.retry()}
        </Button>
      </div>
    )
  }
  const blank = preview.state === 'loading' ? <Skeleton shape="text" width="5rem" /> : <None />
  const price = preview.state === 'known' ? preview.preview : null
  return (
    <section
      className={styles.price}
      aria-label={labels.price()}
      aria-live="polite"
      aria-busy={preview.state === 'loading'}
    >
      <SumList
        lines={[
          { name: labels.fee(), value: price ? <Money amount={price.fee} /> : blank },
          { name: labels.net(), value: price ? <Money amount={price.net} /> : blank, tone: 'strong' },
          {
            name: labels.expected(),
            value: price ? (price.expectedAt === null ? '—' : date(price.expectedAt)) : blank,
          },
        ]}
      />
    </section>
  )
}

function None() {
  const t = useTranslations().payout.dialog
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t.noPrice()}</VisuallyHidden>
    </>
  )
}
