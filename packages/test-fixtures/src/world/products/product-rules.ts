/** The rules of a product, which its form, its cells, actions on many, imports and the marketplace's check share. */
export const longestSku = 64
export const longestTitle = 255
export const longestDescription = 20_000
export const mostImages = 20

/** EAN-8, UPC-A and EAN-13: every second digit from the right counts three times, and the sum ends in 0. */
export const isBarcode = (barcode: string): boolean => {
  if (!/^(\d{8}|\d{12,13})$/.test(barcode)) return false
  const digits = [...barcode].map(Number).toReversed()
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

export const isTitleShort = (title: string): boolean => title.trim().length < 5

export const isCapitals = (title: string): boolean =>
  /\p{Lu}{2}/u.test(title) && title === title.toLocaleUpperCase('uk')

/** An old price is shown struck out beside the price, so it must be higher. */
export const isOldPriceLow = (price: number | null, oldPrice: number | null): boolean =>
  oldPrice !== null && price !== null && oldPrice <= price
