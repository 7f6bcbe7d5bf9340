import type { CountriesActor, Country, CountryPicker as Picker } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { chunkOf } from '../ui/chunk.ts'
import { Flag } from '../ui/Flag.tsx'
import { Later } from '../ui/Later.tsx'
import type { PickerOption, PickerProps } from '../ui/Picker.tsx'
import { PickerWaiting } from './PickerWaiting.tsx'

interface CountryPickerProps {
  readonly picker: Exclude<Picker, { step: 'closed' }>
  /** The country of the number, by its ISO code. */
  readonly selected: string
  readonly send: CountriesActor['send']
}

const list = chunkOf<PickerProps>(async () => (await import('../ui/Picker.tsx')).Picker)

/** The countries to choose from, loaded when the list opens for the first time. */
export function CountryPicker({ picker, selected, send }: CountryPickerProps) {
  const words = useWords()
  const { list: label, search, empty, wait, failed } = words.auth.countries
  return (
    <Later chunk={list} waiting={<PickerWaiting />} failed={(retry) => <PickerWaiting onRetry={retry} />}>
      {(List) => (
        <List
          label={label()}
          searchLabel={search()}
          search={picker.search}
          state={stateOf(picker)}
          options={'countries' in picker ? picker.countries.map(optionOf) : []}
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
      )}
    </Later>
  )
}

const stateOf = (picker: CountryPickerProps['picker']): PickerProps['state'] => {
  if (picker.step === 'wait' || picker.step === 'failed') return picker.step
  return picker.step === 'list' && picker.more === 'failed' ? 'failed' : 'list'
}

const optionOf = ({ iso, name, prefix, flag }: Country): PickerOption => ({
  id: iso,
  label: name,
  detail: prefix,
  mark: <Flag iso={iso} flag={flag} />,
})
