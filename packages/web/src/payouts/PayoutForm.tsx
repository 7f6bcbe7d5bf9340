import type { PayoutFormActor } from '@supplier/core/payouts/payout-form.machine'
import { AmountField } from '../balances/AmountField.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Field } from '../ui/fields/Field.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { Destination } from './Destination.tsx'
import { dialog } from './PayoutDialog.styles.ts'
import { Price } from './Price.tsx'
import type { PayoutStep } from './payout.ts'

interface PayoutFormProps {
  readonly id: string
  readonly form: Extract<PayoutStep, { readonly step: 'form' }>
  readonly send: PayoutFormActor['send']
}

export function PayoutForm({ id, form, send }: PayoutFormProps) {
  const t = useTranslations()
  const labels = t.payout.dialog
  const messageText = useMessageText()
  const { values, known, preview, errors, note, isBusy, mayTakeWhole } = form
  const styles = dialog()
  return (
    <Form id={id} errors={errors} onSubmit={() => send({ type: 'form.submitted' })}>
      <div className={styles.body}>
        {note && (
          <Alert tone="warning" role="alert">
            {messageText(note)}
          </Alert>
        )}
        <AmountField
          label={labels.amount()}
          text={values.amount}
          error={errors.amount ?? null}
          hint={<Limits totals={known.totals} />}
          isStill={isBusy}
          onText={(text) => send({ type: 'amount.typed', text })}
          onAll={mayTakeWhole ? () => send({ type: 'wholeSum.chosen' }) : null}
        />
        <Price preview={preview} onRetry={() => send({ type: 'retry.chosen' })} />
        <Destination form={form} send={send} />
        <Field
          label={labels.comment()}
          optional={t.ui.optional()}
          hint={labels.commentHint()}
          error={messageText(errors.comment)}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              readOnly={isBusy}
              value={values.comment}
              onText={(text) => send({ type: 'field.typed', field: 'comment', text })}
            />
          )}
        </Field>
      </div>
    </Form>
  )
}

function Limits({ totals: { available, minimum } }: { readonly totals: PayoutFormProps['form']['known']['totals'] }) {
  const t = useTranslations().payout.dialog
  const { money } = useFormats()
  if (minimum === null) return t.availableOnly({ available: money(available) })
  return t.limits({ available: money(available), minimum: money(minimum) })
}
