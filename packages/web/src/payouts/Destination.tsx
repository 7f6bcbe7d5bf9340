import type { PayoutFormActor } from '@supplier/core/payouts/payout-form.machine'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { dialog } from './PayoutDialog.styles.ts'
import type { PayoutStep } from './payout.ts'

interface DestinationProps {
  readonly form: Extract<PayoutStep, { readonly step: 'form' }>
  readonly send: PayoutFormActor['send']
}

/** The radio value for a new account. Ids of saved requisites are never empty. */
const anew = ''

/** The destination: saved requisites or a new account. */
export function Destination({ form, send }: DestinationProps) {
  const t = useTranslations().payout.dialog
  const messageText = useMessageText()
  const { known, values, errors, isNewAccount, isBusy } = form
  const styles = dialog()
  return (
    <div className={styles.destination}>
      {known.requisites.length > 0 && (
        <RadioGroup
          label={t.requisites()}
          value={isNewAccount ? anew : (values.requisites ?? anew)}
          options={[
            ...known.requisites.map(({ id, title, masked }) => ({
              value: id,
              label: title,
              hint: masked,
              disabled: isBusy,
            })),
            { value: anew, label: t.newAccount(), hint: t.newAccountHint(), disabled: isBusy },
          ]}
          onChange={(id) => send({ type: 'requisites.chosen', id: id === anew ? null : id })}
        />
      )}
      {errors.requisites && (
        <p className={styles.wrong} role="alert">
          {messageText(errors.requisites)}
        </p>
      )}
      {isNewAccount && (
        <>
          <Field label={t.iban()} error={messageText(errors.iban)} hint={t.newAccountHint()}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                placeholder="UA"
                readOnly={isBusy}
                value={values.iban}
                onText={(text) => send({ type: 'field.typed', field: 'iban', text })}
              />
            )}
          </Field>
          <Field label={t.holder()} error={messageText(errors.holder)} hint={t.holderHint()}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                readOnly={isBusy}
                value={values.holder}
                onText={(text) => send({ type: 'field.typed', field: 'holder', text })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}
