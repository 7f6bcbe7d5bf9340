/** A tax id without blanks. */
export const tidyTaxId = (text: string): string => text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)

/** Whether a text is the code of a company (EDRPOU): eight digits, of which the last one is a checksum. */
export const isCompanyId = (code: string): boolean => {
  if (!/^\d{8}$/.test(code) || Number(code) === 0) return false
  const digits = [...code].map(Number)
  const isMiddle = Number(code) >= 30_000_000 && Number(code) <= 60_000_000
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7]
  const first = weighed(digits, weights) % 11
  // Without a single digit for a checksum, the larger weights are used.
  const second =
    weighed(
      digits,
      weights.map((weight) => weight + 2),
    ) % 11
  return (first < 10 ? first : second % 10) === digits[7]
}

const personWeights = [-1, 5, 7, 9, 4, 6, 10, 5, 7] as const

/** Whether a text is the tax number of a person (RNOKPP): ten digits, of which the last one is a checksum. */
export const isPersonId = (code: string): boolean => {
  if (!/^\d{10}$/.test(code) || Number(code) === 0) return false
  const digits = [...code].map(Number)
  return (((weighed(digits, personWeights) % 11) + 11) % 11) % 10 === digits[9]
}

/** Whether a text is a tax id of a company or a person. */
export const isTaxId = (text: string): boolean => [isCompanyId, isPersonId].some((fits) => fits(tidyTaxId(text)))
