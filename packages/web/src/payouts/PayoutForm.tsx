import type { PayoutFormActor } from '@supplier/core'
import { AmountField } from '../balances/AmountField.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { TextArea } from '../ui/TextArea.tsx'
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
  const words = useWords()
  const said = words.payout.dialog
  const say = useSay()
  const { values, known, preview, errors, note, isBusy, mayTakeWhole } = form
  const look = dialog()
  return (
    <Form id={id} errors={errors} onSubmit={() => send({ type: 'form.submitted' })}>
      <div className={look.body}>
        {note && (
          <Alert tone="warning" role="alert">
            {say(note)}
          </Alert>
        )}
        <AmountField
          label={said.amount()}
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
          label={said.comment()}
          optional={words.ui.optional()}
          hint={said.commentHint()}
          error={say(errors.comment)}
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
  const words = useWords().payout.dialog
  const { money } = useFormats()
  if (minimum === null) return words.availableOnly({ available: money(available) })
  return words.limits({ available: money(available), minimum: money(minimum) })
}
