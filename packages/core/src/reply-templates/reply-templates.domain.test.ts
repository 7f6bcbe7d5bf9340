import { expect, test } from 'vitest'
import {
  filledTemplate,
  firstNameOf,
  templatesField,
  templatesLike,
  unfilledIn,
  withTemplate,
} from './reply-templates.domain.ts'

const facts = { name: 'Марія', product: 'Плед «Тепло»', store: null }

test.each([
  ['Дякуємо, {ім’я}!', 'Дякуємо, Марія!'],
  ["{ім'я}, {ІМ’Я}", 'Марія, Марія'],
  ['«{товар}» від {магазин}', '«Плед «Тепло»» від {магазин}'],
  ['№ {номер замовлення}', '№ {номер замовлення}'],
  ['{щось}', '{щось}'],
])('«%s» becomes «%s»', (template, text) => {
  expect(filledTemplate(template, facts)).toBe(text)
})

test('what is not known stays marked, and keeps the text from being sent', () => {
  expect(unfilledIn('{магазин} про {номер замовлення}')).toEqual(['{магазин}', '{номер замовлення}'])
  expect(unfilledIn('Дякуємо!')).toEqual([])
})

test('a template stands behind what was typed', () => {
  expect(withTemplate('', 'Дякую', facts)).toBe('Дякую')
  expect(withTemplate('Так. ', 'Дякую', facts)).toBe('Так.\nДякую')
})

test('a template is found by any of its words', () => {
  const all = [
    { id: '1', title: 'Подяка', text: 'Дякуємо за відгук' },
    { id: '2', title: 'Вибачення', text: 'Перепрошуємо' },
  ]
  expect(templatesLike(all, 'подяка ВІДГУК').map(({ id }) => id)).toEqual(['1'])
  expect(templatesLike(all, '')).toEqual(all)
})

test('the first name of a buyer is used', () => {
  expect(firstNameOf(' Марія  Гончаренко ')).toBe('Марія')
})

test('a template needs both a name and a text, and an empty one is dropped', () => {
  const value = [
    { id: '1', title: ' Подяка ', text: 'Дякуємо' },
    { id: null, title: '', text: ' ' },
    { id: null, title: 'Назва', text: '' },
  ]
  expect(Object.keys(templatesField.check(value, 'templates'))).toEqual(['templates.2.text'])
  expect(templatesField.clean(value.slice(0, 2))).toEqual([{ id: '1', title: 'Подяка', text: 'Дякуємо' }])
})
