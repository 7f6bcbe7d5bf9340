import type { ProductRecord } from './product-records.ts'

type Availability = ProductRecord['availability']

/** The words for each availability: an export writes the first one, an import reads them all. */
const words: Readonly<Record<Availability, readonly [written: string, ...read: string[]]>> = {
  in_stock: [
    'В наявності',
    ...['true', 'так', '+', 'є', 'є в наявності', 'на складі', 'в наличии', 'есть', 'да'],
    ...['in_stock', 'instock', 'in stock', 'available', 'yes', '1'],
  ],
  to_order: [
    'Під замовлення',
    'to_order',
    'order',
    'під заказ',
    'под заказ',
    'backorder',
    'onbackorder',
    'available for order',
  ],
  expected: ['Очікується', 'expected', 'очікуємо', 'ожидается', 'preorder', 'pre_order', 'передзамовлення'],
  out_of_stock: [
    'Немає в наявності',
    ...['false', 'ні', '-', 'немає', 'нема', 'нет', 'нет в наличии', 'закінчився'],
    ...['out_of_stock', 'outofstock', 'out of stock', 'unavailable', 'no', '0'],
  ],
}

const all = Object.entries(words) as readonly (readonly [Availability, readonly string[]])[]

export const availabilityWord = (availability: Availability): string => words[availability][0]

/** A number of days, as «14 днів», says that it is made or brought to order. */
const isTime = /^\d+\s*[-–]?\s*\d*\s*(дн(ів|і|я|ей)?|день|тижн(і|ів)|days?)\.?$/i

export const availabilityIn = (text: string): Availability | null => {
  const folded = text.toLowerCase().replace(/\s+/g, ' ').trim()
  if (isTime.test(folded)) return 'to_order'
  return all.find(([, known]) => known.some((word) => word.toLowerCase() === folded))?.[0] ?? null
}
