const narrow = '\u202f'
const minus = '\u2212'

/** The currency, as it is written behind an amount. */
export const units = { uk: 'грн.', en: 'UAH' } as const

/** Shown in place of an unknown amount. */
export const unknownMoney = '*****'

/** Formats whole kopecks as in «1 234,50 грн.», with non-breaking spaces; asterisks when the amount is unknown. */
export const formatMoney = (kopecks: number | null, language: keyof typeof units): string => {
  if (kopecks === null || !Number.isSafeInteger(kopecks)) return unknownMoney
  const digits = String(Math.abs(kopecks)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, narrow)
  const part = digits.slice(-2)
  return `${kopecks < 0 ? minus : ''}${whole}${language === 'uk' ? ',' : '.'}${part}${narrow}${units[language]}`
}

/** An amount without its kopecks when they are zero, as in «2 450 грн.». */
export const formatRoundMoney = (kopecks: number | null, language: keyof typeof units): string =>
  formatMoney(kopecks, language).replace(/[.,]00(?=\D)/, '')

/** An amount for a spreadsheet: `-1234,50`; empty when it is unknown. */
export const formatSum = (kopecks: number | null): string => {
  if (kopecks === null || !Number.isSafeInteger(kopecks)) return ''
  const digits = String(Math.abs(kopecks)).padStart(3, '0')
  return `${kopecks < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** An amount with its sign, also when it is positive: a change of a balance. */
export const formatChange = (kopecks: number | null, language: keyof typeof units): string =>
  `${kopecks !== null && kopecks > 0 ? '+' : ''}${formatMoney(kopecks, language)}`
