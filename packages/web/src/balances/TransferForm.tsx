import type { Direction } from '@supplier/core/balances/transfer.domain'
import type { TransferActor } from '@supplier/core/balances/transfer.machine'
import type { TransferDialog } from '@supplier/core/balances/transfer.selectors'
import { amountText } from '@supplier/core/kit/fields/amount.domain'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { SumList } from '../ui/text/SumList.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { AmountField } from './AmountField.tsx'
import { Money } from './Money.tsx'
import * as styles from './TransferDialog.styles.ts'

interface TransferFormProps {
  readonly id: string
  readonly form: Extract<TransferDialog, { readonly step: 'form' }>
  /** Whether the form is disabled because the transfer is pending. */
  readonly isStill: boolean
  readonly send: TransferActor['send']
}

export function TransferForm({ id, form, isStill, send }: TransferFormProps) {
  const t = useTranslations().money
  const labels = t.transfer
  const messageText = useMessageText()
  const { direction, text, error, note, available, after } = form
  const edit = (typed: string) => send({ type: 'amount.edited', text: typed })
  const unknown = (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{labels.afterUnknown()}</VisuallyHidden>
    </>
  )
  return (
    <Form id={id} errors={error ? { error } : {}} onSubmit={() => send({ type: 'form.submitted' })}>
      <div className={styles.form}>
        {note && (
          <Alert tone="warning" role="alert">
            {messageText(note)}
          </Alert>
        )}
        <DirectionChoice direction={direction} isStill={isStill} onToggle={() => send({ type: 'direction.toggled' })} />
        <AmountField
          label={labels.amount()}
          text={text}
          error={error}
          isStill={isStill}
          onText={edit}
          onAll={available !== null && available > 0 ? () => edit(amountText(available)) : null}
        />
        <SumList
          lines={[
            { name: labels.available(), value: <Money amount={available} />, tone: 'strong' },
            { name: labels.mainAfter(), value: after ? <Money amount={after.main} /> : unknown, apart: true },
            { name: labels.serviceAfter(), value: after ? <Money amount={after.service} /> : unknown },
          ]}
        />
      </div>
    </Form>
  )
}

interface DirectionChoiceProps {
  readonly direction: Direction
  readonly isStill: boolean
  readonly onToggle: () => void
}

/** The direction of the transfer, with a button that reverses it. */
function DirectionChoice({ direction, isStill, onToggle }: DirectionChoiceProps) {
  const t = useTranslations().money
  const [from, to] = direction === 'toService' ? [t.main(), t.service()] : [t.service(), t.main()]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not stand in one line
    <div role="group" aria-label={t.transfer.direction()} className={styles.direction}>
      <div className={styles.end} aria-live="polite">
        <span className={styles.endName}>{t.transfer.from()}</span> {from}
      </div>
      <IconButton
        outlined
        label={t.transfer.swap()}
        icon={<ArrowRightLeft size={16} aria-hidden="true" />}
        disabled={isStill}
        onClick={onToggle}
      />
      <div className={styles.end} aria-live="polite">
        <span className={styles.endName}>{t.transfer.to()}</span> {to}
      </div>
    </div>
  )
}

/** The form while the balances are loading. */
export function TransferSkeleton() {
  return (
    <div className={styles.form}>
      <Skeleton height="3.5rem" />
      <Skeleton height="4.75rem" />
      <Skeleton height="6rem" />
    </div>
  )
}
