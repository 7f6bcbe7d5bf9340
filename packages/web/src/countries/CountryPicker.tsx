import { type CountryPicker as Choice, type CountriesActor, type Country, flagOf } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import type { Words } from '../i18n/words.ts'
import { Flag } from '../ui/Flag.tsx'
import { Picker, type PickerProps } from '../ui/Picker.tsx'
import type { PickerOption } from '../ui/PickerOptions.tsx'
import { settings } from '../wiring/settings.ts'

export interface CountryPickerProps {
  readonly picker: Exclude<Choice, { step: 'closed' }>
  /** The country of the number, by its ISO code. */
  readonly selected: string
  readonly send: CountriesActor['send']
}

/** The countries to choose from. */
export function CountryPicker({ picker, selected, send }: CountryPickerProps) {
  const words = useWords()
  const { list, search, empty, wait, failed } = words.auth.countries
  return (
    <Picker
      label={list()}
      searchLabel={search()}
      search={picker.search}
      state={stateOf(picker)}
      options={'countries' in picker ? picker.countries.map((country) => optionOf(country, words)) : []}
      selected={selected}
      emptyText={empty()}
      waitText={wait()}
      failedText={failed()}
      retryText={words.ui.retry()}
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

const optionOf = ({ iso, name, prefix, flag }: Country, words: Words): PickerOption => ({
  id: iso,
  label: iso === 'UA' ? words.auth.countries.ukraine() : name,
  detail: prefix,
  mark: <Flag iso={iso} flag={flagOf(flag, settings.pictureOrigins)} />,
})
