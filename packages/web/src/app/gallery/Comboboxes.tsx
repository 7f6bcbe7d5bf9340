import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useCalendarTexts, useComboboxTexts } from '../../i18n/use-control-texts.ts'
import { Combobox } from '../../ui/choices/Combobox.tsx'
import type { ComboboxOption } from '../../ui/choices/ComboboxList.tsx'
import { DatePicker } from '../../ui/dates/DatePicker.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { grid } from './Gallery.styles.ts'

const places: readonly ComboboxOption[] = [
  'Kyiv',
  'Lviv',
  'Odesa',
  'Lutsk',
  'Lubny',
  'Zhytomyr',
  'Zhovkva',
  'Uman',
].map((label, at) => ({ id: label, label, detail: `${label} region`, group: at < 3 ? 'Popular' : 'All' }))

export function Comboboxes() {
  const t = useTranslations()
  const texts = useComboboxTexts()
  const days = useCalendarTexts()
  const states: Readonly<Record<string, Partial<Parameters<typeof Combobox>[0]>>> = {
    options: { footer: t.list.staleText() },
    loading: { isLoading: true, options: [] },
    'loading more': { isLoading: true },
    failed: { error: t.list.failed(), onRetry: ignore },
    empty: { options: [] },
    disabled: { disabled: true },
  }
  return (
    <div className={grid}>
      {Object.entries(states).map(([name, state]) => (
        <ControlledDemo<ComboboxOption | null> key={name} start={name === 'disabled' ? (places[0] ?? null) : null}>
          {(value, choose) => (
            <ControlledDemo start="">
              {(query, search) => (
                <Field
                  label={name}
                  error={name === 'failed' ? t.list.failedText() : undefined}
                  hint={value?.id}
                  required
                >
                  {(control) => (
                    <Combobox
                      {...control}
                      texts={texts}
                      options={places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
                      {...state}
                      value={value}
                      query={query}
                      onChange={choose}
                      onQuery={search}
                    />
                  )}
                </Field>
              )}
            </ControlledDemo>
          )}
        </ControlledDemo>
      ))}
      <ControlledDemo start="2026-11-24">
        {(value, hold) => (
          <Field label={t.section.from()} hint={value}>
            {(control) => <DatePicker {...control} value={value} onChange={hold} texts={days} min="2026-11-03" />}
          </Field>
        )}
      </ControlledDemo>
    </div>
  )
}

const ignore = () => undefined
