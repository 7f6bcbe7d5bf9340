import type { AccountFormActor } from '@supplier/core/account/account-form.machine'
import type { AccountField, AccountTab } from '@supplier/core/account/preferences.domain'
import type { CountriesActor } from '@supplier/core/countries/countries.machine'
import type { FormView } from '@supplier/core/kit/form/form.selectors'
import type { PreferencesView } from '@supplier/core/preferences/preferences.selectors'
import type { Supplier } from '@supplier/core/session/session.domain'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Field } from '../ui/fields/Field.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { Fact } from './Fact.tsx'
import { KeyField } from './KeyField.tsx'
import { preferences } from './PreferencesScreen.styles.ts'

interface AccountFormProps {
  /** The tab that is visible. */
  readonly tab: AccountTab
  readonly id: string
  readonly view: FormView<AccountField>
  readonly supplier: Supplier
  readonly secret: Pick<PreferencesView, 'isKeyRevealed' | 'key'>
  readonly countries: CountriesActor
  readonly send: AccountFormActor['send']
  readonly onKey: (isRevealed: boolean) => void
}

type Plain = Exclude<AccountField, 'telephone' | 'carrierKey'>

const completions: Readonly<Record<Plain, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  storeName: 'organization',
  managerContact: 'off',
}

/** The fields of the account that a supplier can edit. */
export function AccountForm({ id, tab, view, supplier, secret, countries, send, onKey }: AccountFormProps) {
  const t = useTranslations().accountPage
  const messageText = useMessageText()
  const { values, errors, isBusy } = view
  const styles = preferences()
  const typed = (field: AccountField) => (text: string) => send({ type: 'field.typed', field, text })
  const text = (field: Plain, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={messageText(errors[field])}>
      {(control) => (
        <TextInput
          {...control}
          name={field}
          autoComplete={completions[field]}
          readOnly={isBusy}
          value={values[field]}
          onText={typed(field)}
        />
      )}
    </Field>
  )
  return (
    <Form id={id} isQuiet errors={errors} onSubmit={() => send({ type: 'form.submitted' })}>
      <div className={styles.column}>
        <div hidden={tab !== 'profile'}>
          <Section title={t.person.title()}>
            <div className={styles.fields}>
              {text('firstname', t.person.firstname())}
              {text('lastname', t.person.lastname())}
              <TelephoneField actor={countries} error={messageText(errors.telephone)} busy={isBusy} size="medium" />
              <Fact label={t.person.email()} hint={t.person.emailHint()}>
                {supplier.email ?? t.person.noEmail()}
              </Fact>
            </div>
          </Section>
        </div>
        <div hidden={tab !== 'store'} className={styles.column}>
          <Section title={t.store.title()}>
            <div className={styles.fields}>
              {text('storeName', t.store.name(), t.store.nameHint())}
              {text('managerContact', t.store.contact(), t.store.contactHint())}
            </div>
          </Section>
          <Section title={t.key.title()}>
            <KeyField
              saved={secret.key}
              isRevealed={secret.isKeyRevealed}
              text={values.carrierKey}
              error={messageText(errors.carrierKey)}
              isBusy={isBusy}
              onText={typed('carrierKey')}
              onReveal={onKey}
            />
          </Section>
        </div>
      </div>
    </Form>
  )
}
