import { expect, test } from 'vitest'
import { contactsIn } from './contacts.domain.ts'

test.each([
  ['Дякуємо за відгук!', []],
  ['Телефонуйте 067 123 45 67', ['067 123 45 67']],
  ['Наш номер +38(050)334-12-34.', ['+38(050)334-12-34']],
  ['Сайт shop.com.ua і www.x.net/a', ['www.x.net/a', 'shop.com.ua']],
  ['Пишіть на me@shop.com', ['me@shop.com']],
  ['Розмір 30 × 20 × 15 см, 2024 року', []],
  ['Замовлення № 104406 від 26.11', []],
])('in «%s» the marketplace would not let through %j', (text, contacts) => {
  expect(contactsIn(text).toSorted()).toEqual(contacts.toSorted())
})
