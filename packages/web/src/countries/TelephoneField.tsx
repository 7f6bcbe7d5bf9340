import { type CountriesActor, selectCountryPicker, selectTelephoneField } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { CountryPicker } from './CountryPicker.tsx'
import { PhoneField } from './PhoneField.tsx'

interface TelephoneFieldProps {
  readonly actor: CountriesActor
  readonly error: string | undefined
  readonly busy: boolean
}

export function TelephoneField({ actor, error, busy }: TelephoneFieldProps) {
  const { country, shown } = useSelector(actor, selectTelephoneField)
  const picker = useSelector(actor, selectCountryPicker)
  const isOpen = picker.step !== 'closed'
  return (
    <PhoneField
      country={country}
      shown={shown}
      error={error}
      busy={busy}
      expanded={isOpen}
      picker={isOpen && <CountryPicker picker={picker} selected={country.iso} send={actor.send} />}
      onText={(text) => actor.send({ type: 'telephone.typed', text })}
      onCountry={() => actor.send({ type: isOpen ? 'picker.closed' : 'picker.opened' })}
    />
  )
}
