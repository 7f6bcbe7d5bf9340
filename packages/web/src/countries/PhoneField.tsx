import type { Country, ShownFlag } from '@supplier/core'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { CountryButton } from '../ui/CountryButton.tsx'
import { Field } from '../ui/Field.tsx'
import { Flag } from '../ui/Flag.tsx'
import { PhoneInput } from '../ui/PhoneInput.tsx'
import { anchor } from './PhoneField.styles.ts'

interface PhoneFieldProps {
  readonly country: Country
  readonly flag: ShownFlag | null
  /** The number in its mask. */
  readonly shown: string
  readonly error?: string | undefined
  readonly busy?: boolean
  readonly size?: 'medium' | 'large'
  readonly expanded?: boolean
  /** Hangs under the field while it is open. */
  readonly picker?: ReactNode
  readonly onText: (text: string) => void
  readonly onCountry: () => void
}

/** A telephone number behind the country it belongs to. */
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
  const words = useWords().auth
  // Known before any list has come, and then without a name in the reader's language.
  const name = country.iso === 'UA' ? words.countries.ukraine() : country.name
  return (
    <div className={anchor()}>
      <Field label={words.fields.telephone()} error={error} required>
        {(control) => (
          <PhoneInput
            {...control}
            size={size}
            name="telephone"
            readOnly={busy}
            prefix={
              <CountryButton
                label={words.countries.choose({ country: name, prefix: country.prefix })}
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
