import { formatMegabytes } from './counts.ts'
import { formatDate, formatDateTime, formatDay, formatRecent, formatTime, formatWeekday } from './dates.ts'
import { formatChange, formatMoney, formatRoundMoney, formatSum, units } from './money.ts'
import { useLanguage } from './TranslationsProvider.tsx'

/** Formats money and dates in the current language. */
export const useFormats = () => {
  const language = useLanguage()
  return {
    money: (kopecks: number | null) => formatMoney(kopecks, language),
    roundMoney: (kopecks: number | null) => formatRoundMoney(kopecks, language),
    change: (kopecks: number | null) => formatChange(kopecks, language),
    sum: formatSum,
    unit: units[language],
    date: (written: string | number) => formatDate(written, language),
    day: (written: string | number) => formatDay(written, language),
    dateTime: (written: string | number) => formatDateTime(written, language),
    weekday: (written: string | number) => formatWeekday(written, language),
    recent: (written: string | number, now: number) => formatRecent(written, now, language),
    megabytes: (bytes: number) => formatMegabytes(bytes, language),
    time: (written: string | number) => formatTime(written, language),
  }
}
