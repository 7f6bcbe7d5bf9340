import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import { pickOf } from '@supplier/core/kit/form/options.domain'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { type OptionsView, sameOptions, selectOptions } from '@supplier/core/kit/form/options.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useComboboxTexts } from '../../i18n/use-control-texts.ts'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Combobox } from '../../ui/choices/Combobox.tsx'
import type { ComboboxOption } from '../../ui/choices/ComboboxList.tsx'
import { dayText } from '../../ui/dates/day-text.ts'
import type { ControlProps } from '../../ui/fields/Field.tsx'

export interface PickerProps {
  readonly control: ControlProps
  /** The name of the field. */
  readonly name: string
  /** The machine that finds the options of the open picker. */
  readonly options: OptionsActor | null
  readonly disabled: boolean
  readonly onOpen: () => void
}

interface PickFieldProps extends PickerProps {
  readonly value: Picked | null
  readonly placeholder?: string
  /** A last option beside those that were found, such as one that creates what was not. */
  readonly lastOption?: (found: OptionsView) => ComboboxOption | null
  readonly onChange: (value: Picked | null) => void
  /** Takes the values of an option that fills in several fields. */
  readonly onFill?: ((values: Readonly<Record<string, unknown>>) => void) | undefined
}

/** Chooses one record by searching for it. */
export function PickField(props: PickFieldProps) {
  const { control, name, options, disabled, value, placeholder, lastOption, onOpen, onChange, onFill } = props
  const texts = useComboboxTexts()
  const { stale, staleSince } = useTranslations().section
  const messageText = useMessageText()
  const found = useSelector(options ?? undefined, (snapshot) => selectOptions(snapshot, name), sameOptions)
  const last = lastOption?.(found) ?? null
  const choose = (chosen: Picked | null) => {
    const option = found.options.find(({ id }) => id === chosen?.id)
    if (option?.values && onFill) onFill(option.values)
    else onChange(option ? pickOf(option) : chosen)
  }
  return (
    <Combobox
      {...control}
      texts={texts}
      value={value && { id: value.id, label: value.title }}
      onChange={(option) => choose(option && { id: option.id, title: option.label })}
      query={found.search}
      onQuery={(text) => options?.send({ type: 'options.typed', field: name, text })}
      onOpen={onOpen}
      options={[
        ...found.options.map(({ id, title, text, note, refusal }) => {
          const detail = refusal ?? ([text, note && messageText(note)].filter(Boolean).join(' · ') || null)
          return { id, label: title, disabled: refusal !== null, ...(detail !== null && { detail }) }
        }),
        ...(last === null ? [] : [last]),
      ]}
      isLoading={found.isLoading}
      {...(found.hasMore && { onEnd: () => options?.send({ type: 'options.ended' }) })}
      error={found.message && messageText(found.message)}
      {...(found.mayRetry && { onRetry: () => options?.send({ type: 'retry.chosen' }) })}
      footer={
        found.isStale ? (found.copiedOn === null ? stale() : staleSince({ day: dayText(found.copiedOn) })) : undefined
      }
      disabled={disabled}
      {...(placeholder !== undefined && { placeholder })}
    />
  )
}
