import type { PayoutFormActor } from '@supplier/core'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Field } from '../ui/Field.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { dialog } from './PayoutDialog.styles.ts'
import type { PayoutStep } from './payout.ts'

interface DestinationProps {
  readonly form: Extract<PayoutStep, { readonly step: 'form' }>
  readonly send: PayoutFormActor['send']
}

/** No server gives such an id to saved requisites. */
const anew = ''

/** Where to: saved requisites, or an account that was never paid to. */
export function Destination({ form, send }: DestinationProps) {
  const words = useWords().payout.dialog
  const say = useSay()
  const { known, values, errors, isNewAccount, isBusy } = form
  const look = dialog()
  return (
    <div className={look.destination}>
      {known.requisites.length > 0 && (
        <RadioGroup
          label={words.requisites()}
          value={isNewAccount ? anew : (values.requisites ?? anew)}
          options={[
            ...known.requisites.map(({ id, title, masked }) => ({
              value: id,
              label: title,
              hint: masked,
              disabled: isBusy,
            })),
            { value: anew, label: words.newAccount(), hint: words.newAccountHint(), disabled: isBusy },
          ]}
          onChange={(id) => send({ type: 'requisites.chosen', id: id === anew ? null : id })}
        />
      )}
      {errors.requisites && (
        <p className={look.wrong} role="alert">
          {say(errors.requisites)}
        </p>
      )}
      {isNewAccount && (
        <>
          <Field label={words.iban()} error={say(errors.iban)} hint={words.newAccountHint()}>
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
          <Field label={words.holder()} error={say(errors.holder)} hint={words.holderHint()}>
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
