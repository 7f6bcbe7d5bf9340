import type {
  AccountField,
  AccountFormActor,
  AccountTab,
  CountriesActor,
  FormView,
  PreferencesView,
  Supplier,
} from '@supplier/core'
import { TelephoneField } from '../countries/TelephoneField.tsx'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { Fact } from './Fact.tsx'
import { KeyField } from './KeyField.tsx'
import { preferences } from './PreferencesScreen.styles.ts'
import { Section } from './Section.tsx'

interface AccountFormProps {
  /** The part of it that is in sight. */
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

/** What a supplier may change about the account. */
export function AccountForm({ id, tab, view, supplier, secret, countries, send, onKey }: AccountFormProps) {
  const words = useWords().accountPage
  const say = useSay()
  const { values, errors, isBusy } = view
  const look = preferences()
  const typed = (field: AccountField) => (text: string) => send({ type: 'field.typed', field, text })
  const text = (field: Plain, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={say(errors[field])}>
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
      <div className={look.column}>
        <div hidden={tab !== 'profile'}>
          <Section title={words.person.title()}>
            <div className={look.fields}>
              {text('firstname', words.person.firstname())}
              {text('lastname', words.person.lastname())}
              <TelephoneField actor={countries} error={say(errors.telephone)} busy={isBusy} size="medium" />
              <Fact label={words.person.email()} hint={words.person.emailHint()}>
                {supplier.email ?? words.person.noEmail()}
              </Fact>
            </div>
          </Section>
        </div>
        <div hidden={tab !== 'store'} className={look.column}>
          <Section title={words.store.title()}>
            <div className={look.fields}>
              {text('storeName', words.store.name(), words.store.nameHint())}
              {text('managerContact', words.store.contact(), words.store.contactHint())}
            </div>
          </Section>
          <Section title={words.key.title()}>
            <KeyField
              saved={secret.key}
              isRevealed={secret.isKeyRevealed}
              text={values.carrierKey}
              error={say(errors.carrierKey)}
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
