import type { AlertNote } from '@supplier/core/alerts/alerts.domain'

interface Texts {
  readonly orders: (count: number) => string
  readonly order: (number: string | null) => string
  readonly rooms: (count: number) => string
  readonly openChats: string
}

const plural = (count: number, one: string, few: string, many: string): string => {
  const rule = new Intl.PluralRules('uk').select(count)
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`
}

const uk: Texts = {
  order: (number) => (number === null ? 'Нове замовлення' : `Нове замовлення № ${number}`),
  orders: (count) => plural(count, 'нове замовлення', 'нові замовлення', 'нових замовлень'),
  rooms: (count) =>
    count === 1
      ? 'Покупець чекає на відповідь'
      : plural(count, 'розмова чекає на відповідь', 'розмови чекають на відповідь', 'розмов чекають на відповідь'),
  openChats: 'Відкрити чати',
}

const en: Texts = {
  order: (number) => (number === null ? 'A new order' : `New order № ${number}`),
  orders: (count) => `${count} new orders`,
  rooms: (count) => (count === 1 ? 'A buyer waits for an answer' : `${count} conversations wait for an answer`),
  openChats: 'Open the chats',
}

/** The text of a notification of the browser, which stands outside of the page. */
export const noteText = ({ kind, count, numbers, buyer }: AlertNote, language: string) => {
  const t = language === 'en' ? en : uk
  if (kind === 'rooms') return { title: t.rooms(count), body: t.openChats }
  return count === 1
    ? { title: t.order(numbers[0] ?? null), body: buyer ?? '' }
    : { title: t.orders(count), body: numbers.map((number) => `№ ${number}`).join(', ') }
}
