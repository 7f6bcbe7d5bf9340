import type { CountriesActor } from '@supplier/core/countries/countries.machine'
import { selectCountryPicker, selectTelephoneField } from '@supplier/core/countries/countries.selectors'
import { flagOf } from '@supplier/core/countries/flag.domain'
import { useSelector } from '@xstate/react'
import { settings } from '../settings/settings.ts'
import { chunkOf } from '../ui/loading/chunk.ts'
import { Later } from '../ui/loading/Later.tsx'
import type { CountryPickerProps } from './CountryPicker.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PickerWaiting } from './PickerWaiting.tsx'

interface TelephoneFieldProps {
  readonly actor: CountriesActor
  readonly error: string | undefined
  readonly busy: boolean
  readonly size?: 'medium' | 'large'
}

const countries = chunkOf<CountryPickerProps>(async () => (await import('./CountryPicker.tsx')).CountryPicker)

/** A telephone number. The list of countries is loaded when it first opens. */
export function TelephoneField({ actor, error, busy, size = 'large' }: TelephoneFieldProps) {
  const { country, shown } = useSelector(actor, selectTelephoneField)
  const picker = useSelector(actor, selectCountryPicker)
  const isOpen = picker.step !== 'closed'
  const list = isOpen && (
    <Later chunk={countries} waiting={<PickerWaiting />} failed={(retry) => <PickerWaiting onRetry={retry} />}>
      {(CountryPicker) => <CountryPicker picker={picker} selected={country.iso} send={actor.send} />}
    </Later>
  )
  return (
    <PhoneField
      country={country}
      flag={flagOf(country.flag, settings.imageOrigins)}
      shown={shown}
      error={error}
      busy={busy}
      size={size}
      expanded={isOpen}
      picker={list}
      onText={(text) => actor.send({ type: 'telephone.typed', text })}
      onCountry={() => actor.send({ type: isOpen ? 'picker.closed' : 'picker.opened' })}
    />
  )
}
