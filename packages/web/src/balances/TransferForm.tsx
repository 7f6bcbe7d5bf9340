import { amountText, type Direction, type TransferActor, type TransferDialog } from '@supplier/core'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Form } from '../ui/Form.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Ledger } from '../ui/Ledger.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { AmountField } from './AmountField.tsx'
import { Money } from './Money.tsx'
import * as look from './TransferDialog.styles.ts'

interface TransferFormProps {
  readonly id: string
  readonly form: Extract<TransferDialog, { readonly step: 'form' }>
  /** Something is being done with what was typed. */
  readonly isStill: boolean
  readonly send: TransferActor['send']
}

export function TransferForm({ id, form, isStill, send }: TransferFormProps) {
  const words = useWords().money
  const said = words.transfer
  const say = useSay()
  const { direction, text, error, note, available, after } = form
  const edit = (typed: string) => send({ type: 'amount.edited', text: typed })
  const unknown = (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{said.afterUnknown()}</VisuallyHidden>
    </>
  )
  return (
    <Form id={id} errors={error ? { error } : {}} onSubmit={() => send({ type: 'form.submitted' })}>
      <div className={look.form}>
        {note && (
          <Alert tone="warning" role="alert">
            {say(note)}
          </Alert>
        )}
        <DirectionChoice direction={direction} isStill={isStill} onToggle={() => send({ type: 'direction.toggled' })} />
        <AmountField
          label={said.amount()}
          text={text}
          error={error}
          isStill={isStill}
          onText={edit}
          onAll={available !== null && available > 0 ? () => edit(amountText(available)) : null}
        />
        <Ledger
          lines={[
            { name: said.available(), value: <Money amount={available} />, tone: 'strong' },
            { name: said.mainAfter(), value: after ? <Money amount={after.main} /> : unknown, apart: true },
            { name: said.serviceAfter(), value: after ? <Money amount={after.service} /> : unknown },
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

/** From where to where, and the way to turn it round. */
function DirectionChoice({ direction, isStill, onToggle }: DirectionChoiceProps) {
  const words = useWords().money
  const [from, to] = direction === 'toService' ? [words.main(), words.service()] : [words.service(), words.main()]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not stand in one line
    <div role="group" aria-label={words.transfer.direction()} className={look.direction}>
      <div className={look.end} aria-live="polite">
        <span className={look.endName}>{words.transfer.from()}</span> {from}
      </div>
      <IconButton
        outlined
        label={words.transfer.swap()}
        icon={<ArrowRightLeft size={16} aria-hidden="true" />}
        disabled={isStill}
        onClick={onToggle}
      />
      <div className={look.end} aria-live="polite">
        <span className={look.endName}>{words.transfer.to()}</span> {to}
      </div>
    </div>
  )
}

/** The form before the balances are known. */
export function TransferSkeleton() {
  return (
    <div className={look.form}>
      <Skeleton height="3.5rem" />
      <Skeleton height="4.75rem" />
      <Skeleton height="6rem" />
    </div>
  )
}
