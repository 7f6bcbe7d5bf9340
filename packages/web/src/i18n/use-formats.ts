import { formatMegabytes } from './counts.ts'
import { formatDate, formatDateTime, formatDay, formatTime } from './dates.ts'
import { formatChange, formatMoney, formatSum, units } from './money.ts'
import { useLanguage } from './TranslationsProvider.tsx'

/** Formats money and dates in the current language. */
export const useFormats = () => {
  const language = useLanguage()
  return {
    money: (kopecks: number | null) => formatMoney(kopecks, language),
    change: (kopecks: number | null) => formatChange(kopecks, language),
    sum: formatSum,
    unit: units[language],
    date: (written: string | number) => formatDate(written, language),
    day: (written: string | number) => formatDay(written, language),
    dateTime: (written: string | number) => formatDateTime(written, language),
    megabytes: (bytes: number) => formatMegabytes(bytes, language),
    time: (written: string | number) => formatTime(written, language),
  }
}
