import { useWords } from '../../i18n/WordsProvider.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CodeInput } from '../../ui/CodeInput.tsx'
import { CountryButton } from '../../ui/CountryButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { Held } from '../../ui/Held.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { PhoneInput } from '../../ui/PhoneInput.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { grid } from '../Gallery.styles.ts'

export function Fields() {
  const words = useWords()
  const { fields } = words.auth
  return (
    <div className={grid}>
      <Held start="">
        {(value, hold) => (
          <Field label={words.session.signup.firstname()} hint={words.core.session.nameLength()} required>
            {(control) => <TextInput {...control} value={value} onText={hold} />}
          </Field>
        )}
      </Held>
      <Field label={words.session.signup.email()} error={words.core.session.email()} optional={words.ui.optional()}>
        {(control) => <TextInput {...control} value="olena@" onText={ignore} />}
      </Field>
      <Field label={words.session.signup.lastname()}>
        {(control) => <TextInput {...control} value={words.auth.testimonial.name()} onText={ignore} disabled />}
      </Field>
      <Held start={false}>
        {(shown, show) => (
          <Field label={words.session.fields.password()} hint={words.session.fields.passwordHint()}>
            {(control) => (
              <PasswordInput
                {...control}
                value="Supplier1!"
                onText={ignore}
                shown={shown}
                onShownChange={show}
                toggleLabel={shown ? words.session.fields.hidePassword() : words.session.fields.showPassword()}
              />
            )}
          </Field>
        )}
      </Held>
      <Field label={fields.telephone()} error={words.core.session.telephoneRule()}>
        {(control) => (
          <PhoneInput
            {...control}
            size="large"
            prefix={
              <CountryButton label="UA" flag={<Flag iso="UA" flag={{ sign: '🇺🇦' }} />} prefix="+38" expanded={false} />
            }
            value="(067)-11"
            onText={ignore}
          />
        )}
      </Field>
      <Held start="1234">
        {(value, hold) => (
          <Field label={words.session.confirmation.code()}>
            {(control) => <CodeInput {...control} value={value} onText={hold} />}
          </Field>
        )}
      </Held>
      <Field label={words.shell.provider.manager()}>
        {(control) => <TextArea {...control} value={words.auth.testimonial.quote()} onText={ignore} />}
      </Field>
      <div>
        <Held start={true}>
          {(checked, hold) => (
            <Checkbox label={words.session.signup.agreement()} checked={checked} onChange={hold} error={null} />
          )}
        </Held>
        <Checkbox
          label={words.session.signup.agreement()}
          checked={false}
          onChange={ignore}
          error={words.session.core.agreementRule()}
        />
      </div>
    </div>
  )
}

const ignore = () => undefined
