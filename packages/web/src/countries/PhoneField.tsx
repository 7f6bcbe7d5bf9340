import type { Country } from '@supplier/core/countries/countries.domain'
import type { ShownFlag } from '@supplier/core/countries/flag.domain'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { CountryButton } from '../ui/fields/CountryButton.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { PhoneInput } from '../ui/fields/PhoneInput.tsx'
import { Flag } from '../ui/images/Flag.tsx'
import { anchor } from './PhoneField.styles.ts'

interface PhoneFieldProps {
  readonly country: Country
  readonly flag: ShownFlag | null
  /** The formatted number. */
  readonly shown: string
  readonly error?: string | undefined
  readonly busy?: boolean
  readonly size?: 'medium' | 'large'
  readonly expanded?: boolean
  /** Rendered under the field while it is open. */
  readonly picker?: ReactNode
  readonly onText: (text: string) => void
  readonly onCountry: () => void
}

/** A field for a telephone number, with a button for its country. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    country,
    flag,
    shown,
    error,
    busy = false,
    size = 'large',
    expanded = false,
    picker,
    onText,
    onCountry,
  } = props
  const t = useTranslations().auth
  // Ukraine is known before the list is loaded, so its name comes from the translations.
  const name = country.iso === 'UA' ? t.countries.ukraine() : country.name
  return (
    <div className={anchor()}>
      <Field label={t.fields.telephone()} error={error} required>
        {(control) => (
          <PhoneInput
            {...control}
            size={size}
            name="telephone"
            readOnly={busy}
            prefix={
              <CountryButton
                label={t.countries.choose({ country: name, prefix: country.prefix })}
                flag={<Flag iso={country.iso} flag={flag} />}
                prefix={country.prefix}
                expanded={expanded}
                disabled={busy}
                onClick={onCountry}
              />
            }
            value={shown}
            onText={onText}
          />
        )}
      </Field>
      {picker}
    </div>
  )
}
