import type { Country } from '@supplier/core/countries/countries.domain'
import type { CountriesActor } from '@supplier/core/countries/countries.machine'
import type { CountryPicker as Choice } from '@supplier/core/countries/countries.selectors'
import { flagOf } from '@supplier/core/countries/flag.domain'
import type { Translations } from '../i18n/language.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { settings } from '../settings/settings.ts'
import { Picker, type PickerProps } from '../ui/choices/Picker.tsx'
import type { PickerOption } from '../ui/choices/PickerOptions.tsx'
import { Flag } from '../ui/images/Flag.tsx'

export interface CountryPickerProps {
  readonly picker: Exclude<Choice, { step: 'closed' }>
  /** The country of the number, by its ISO code. */
  readonly selected: string
  readonly send: CountriesActor['send']
}

/** The list of countries to choose from. */
export function CountryPicker({ picker, selected, send }: CountryPickerProps) {
  const t = useTranslations()
  const { list, search, empty, wait, failed } = t.auth.countries
  return (
    <Picker
      label={list()}
      searchLabel={search()}
      search={picker.search}
      state={stateOf(picker)}
      options={'countries' in picker ? picker.countries.map((country) => optionOf(country, t)) : []}
      selected={selected}
      emptyText={empty()}
      waitText={wait()}
      foundText={(count) => t.common.found({ count })}
      failedText={failed()}
      retryText={t.ui.retry()}
      more={picker.step === 'list' && picker.more === 'loading'}
      onSearch={(text) => send({ type: 'search.typed', search: text })}
      onPick={(iso) => send({ type: 'country.picked', iso })}
      onClose={() => send({ type: 'picker.closed' })}
      onRetry={() => send({ type: 'retry.chosen' })}
      onEnd={() => send({ type: 'list.ended' })}
    />
  )
}

const stateOf = (picker: CountryPickerProps['picker']): PickerProps['state'] => {
  if (picker.step === 'wait' || picker.step === 'failed') return picker.step
  return picker.step === 'list' && picker.more === 'failed' ? 'failed' : 'list'
}

const optionOf = ({ iso, name, prefix, flag }: Country, t: Translations): PickerOption => ({
  id: iso,
  label: iso === 'UA' ? t.auth.countries.ukraine() : name,
  detail: prefix,
  mark: <Flag iso={iso} flag={flagOf(flag, settings.imageOrigins)} />,
})
