import type { PayoutFormView } from '@supplier/core'
import { Money } from '../balances/Money.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Ledger } from '../ui/Ledger.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { dialog } from './PayoutDialog.styles.ts'

interface PriceProps {
  readonly preview: PayoutFormView['preview']
  readonly onRetry: () => void
}

/** What a payout would cost and bring, while its amount is being typed. Its place is always the same. */
export function Price({ preview, onRetry }: PriceProps) {
  const words = useWords()
  const said = words.payout.dialog
  const { date } = useFormats()
  const look = dialog()
  if (preview.state === 'failed') {
    return (
      <div className={look.failed} role="status">
        <span>{said.priceFailed()}</span>
        <Button size="small" onClick={onRetry}>
          {words.ui.retry()}
        </Button>
      </div>
    )
  }
  const blank = preview.state === 'loading' ? <Skeleton shape="text" width="5rem" /> : <None />
  const price = preview.state === 'known' ? preview.preview : null
  return (
    <section
      className={look.price}
      aria-label={said.price()}
      aria-live="polite"
      aria-busy={preview.state === 'loading'}
    >
      <Ledger
        lines={[
          { name: said.fee(), value: price ? <Money amount={price.fee} /> : blank },
          { name: said.net(), value: price ? <Money amount={price.net} /> : blank, tone: 'strong' },
          { name: said.expected(), value: price ? (price.expectedAt === null ? '—' : date(price.expectedAt)) : blank },
        ]}
      />
    </section>
  )
}

function None() {
  const words = useWords().payout.dialog
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{words.noPrice()}</VisuallyHidden>
    </>
  )
}
