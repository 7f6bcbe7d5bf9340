import { kyivDayAt } from '@supplier/core/kit/fields/time-fields.domain'
import { useClock } from './clock.ts'
import { tags, zone } from './dates.ts'
import { useLanguage, useTranslations } from './TranslationsProvider.tsx'

/** The texts of a combobox. */
export const useComboboxTexts = () => {
  const { common, section, ui } = useTranslations()
  const { open, clear, loading, empty } = section.combobox
  return {
    open: open(),
    clear: clear(),
    loading: loading(),
    empty: empty(),
    retry: ui.retry(),
    found: (count: number) => common.found({ count }),
  }
}

/** The texts and the locale of a calendar. */
export const useCalendarTexts = () => {
  const { name, open, close, previous, next, month, year, format } = useTranslations().section.calendar
  return {
    locale: tags[useLanguage()],
    timeZone: zone,
    today: kyivDayAt(useClock().now()),
    name: name(),
    open: open(),
    close: close(),
    previous: previous(),
    next: next(),
    month: month(),
    year: year(),
    format: format(),
  }
}
