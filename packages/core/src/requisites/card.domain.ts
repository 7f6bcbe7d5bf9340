/** A card number without blanks and hyphens. */
export const tidyCard = (text: string): string => text.replace(/[\s\p{Default_Ignorable_Code_Point}-]/gu, '')

/** Whether a text is a card number: 16 to 19 digits, of which the last one is a checksum by Luhn. */
export const isCard = (text: string): boolean => {
  const number = tidyCard(text)
  if (!/^\d{16,19}$/.test(number) || Number(number) === 0) return false
  const sum = [...number].reduceRight((total, digit, index) => {
    const isDoubled = (number.length - index) % 2 === 0
    const value = Number(digit) * (isDoubled ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
