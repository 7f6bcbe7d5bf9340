import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { CodeInput } from '../../ui/fields/CodeInput.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { CountryButton } from '../../ui/fields/CountryButton.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { PhoneInput } from '../../ui/fields/PhoneInput.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Flag } from '../../ui/images/Flag.tsx'
import { grid } from './Gallery.styles.ts'

export function Fields() {
  const t = useTranslations()
  const { fields } = t.auth
  return (
    <div className={grid}>
      <ControlledDemo start="">
        {(value, hold) => (
          <Field label={t.session.signup.firstname()} hint={t.core.session.nameLength()} required>
            {(control) => <TextInput {...control} value={value} onText={hold} />}
          </Field>
        )}
      </ControlledDemo>
      <Field label={t.session.signup.email()} error={t.core.session.email()} optional={t.ui.optional()}>
        {(control) => <TextInput {...control} value="olena@" onText={ignore} />}
      </Field>
      <Field label={t.session.signup.lastname()}>
        {(control) => <TextInput {...control} value={t.auth.testimonial.name()} onText={ignore} disabled />}
      </Field>
      <ControlledDemo start={false}>
        {(shown, show) => (
          <Field label={t.session.fields.password()} hint={t.session.fields.passwordHint()}>
            {(control) => (
              <PasswordInput
                {...control}
                value="Supplier1!"
                onText={ignore}
                shown={shown}
                onShownChange={show}
                toggleLabel={shown ? t.session.fields.hidePassword() : t.session.fields.showPassword()}
              />
            )}
          </Field>
        )}
      </ControlledDemo>
      <Field label={fields.telephone()} error={t.core.session.telephoneRule()}>
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
      <ControlledDemo start="1234">
        {(value, hold) => (
          <Field label={t.session.confirmation.code()}>
            {(control) => <CodeInput {...control} value={value} onText={hold} />}
          </Field>
        )}
      </ControlledDemo>
      <Field label={t.shell.provider.manager()}>
        {(control) => <TextArea {...control} value={t.auth.testimonial.quote()} onText={ignore} />}
      </Field>
      <div>
        <ControlledDemo start={true}>
          {(checked, hold) => (
            <Checkbox label={t.session.signup.agreement()} checked={checked} onChange={hold} error={null} />
          )}
        </ControlledDemo>
        <Checkbox
          label={t.session.signup.agreement()}
          checked={false}
          onChange={ignore}
          error={t.session.core.agreementRule()}
        />
      </div>
    </div>
  )
}

const ignore = () => undefined
