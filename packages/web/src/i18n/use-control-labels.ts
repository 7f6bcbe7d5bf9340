import { useTranslations } from './TranslationsProvider.tsx'

/** The texts of a combobox. */
export const useComboboxLabels = () => {
  const { section, ui } = useTranslations()
  const { open, clear, loading, empty } = section.combobox
  return { open: open(), clear: clear(), loading: loading(), empty: empty(), retry: ui.retry() }
}
