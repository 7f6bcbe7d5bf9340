const narrow = '\u202f'

/** A whole number with its digits grouped by three, as in "12 345". */
export const formatCount = (count: number): string => String(Math.trunc(count)).replace(/\B(?=(?:\d{3})+$)/g, narrow)

/** A number for a badge: anything above 99 is "99+". */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : String(count))

const decimalMarks = { uk: ',', en: '.' } as const

/** A share with one decimal when it is not zero, as in «12,5 %». */
export const formatPercent = (percent: number, language: keyof typeof decimalMarks): string =>
  `${String(Math.round(percent * 10) / 10).replace('.', decimalMarks[language])}${narrow}%`

const megabyte = { uk: 'МБ', en: 'MB' } as const

/** Megabytes as in «5 МБ», with one decimal when it is not zero. */
export const formatMegabytes = (bytes: number, language: keyof typeof megabyte): string => {
  const size = String(Math.round((bytes / 1024 / 1024) * 10) / 10)
  return `${size.replace('.', decimalMarks[language])}${narrow}${megabyte[language]}`
}
