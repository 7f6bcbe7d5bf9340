const narrow = '\u202f'
const minus = '\u2212'

/** What money is called behind the number. */
export const units = { uk: 'грн.', en: 'UAH' } as const

/** What stands for money that is not known. */
export const unknownMoney = '*****'

/** «1 234,50 грн.» of whole kopecks, digit by digit; stars when unknown. No line breaks inside. */
export const formatMoney = (kopecks: number | null, language: keyof typeof units): string => {
  if (kopecks === null || !Number.isSafeInteger(kopecks)) return unknownMoney
  const digits = String(Math.abs(kopecks)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, narrow)
  const part = digits.slice(-2)
  return `${kopecks < 0 ? minus : ''}${whole}${language === 'uk' ? ',' : '.'}${part}${narrow}${units[language]}`
}

/** The same with its sign, also above zero: what came to a balance or left it. */
export const formatChange = (kopecks: number | null, language: keyof typeof units): string =>
  `${kopecks !== null && kopecks > 0 ? '+' : ''}${formatMoney(kopecks, language)}`
