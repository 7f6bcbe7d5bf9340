import { expect, test } from 'vitest'
import { isShouted } from './plain-text.domain.ts'
import { sentenceCase } from './sentence-case.domain.ts'

test.each([
  ['ФУТБОЛКА ЧОЛОВІЧА', 'Футболка чоловіча'],
  ['СУКНЯ ЛЛЯНА «ПОЛТАВА», ВИШИВКА', 'Сукня лляна «Полтава», вишивка'],
  ['КАБЕЛЬ USB 2 М, HDMI', 'Кабель USB 2 м, HDMI'],
  ['СМАРТФОН SAMSUNG GALAXY A54 128 ГБ', 'Смартфон Samsung Galaxy A54 128 ГБ'],
  ['ПРАСКА 2400ВТ З ПАРОЮ', 'Праска 2400Вт з парою'],
  ['ЧАЙНИК 2200 ВТ, 220 В', 'Чайник 2200 Вт, 220 В'],
  ['ЧАШКА В ПОДАРУНОК', 'Чашка в подарунок'],
  ['ЧАШКА 350МЛ', 'Чашка 350мл'],
  ['НАВУШНИКИ WI-FI ТА BLUETOOTH', 'Навушники Wi-Fi та Bluetooth'],
  ['ТЕЛЕВІЗОР LG OLED, СМАРТ-ТВ', 'Телевізор LG OLED, смарт-ТВ'],
  ['М’ЯЧ ДЛЯ ДІТЕЙ', 'М’яч для дітей'],
  ['ЇЖАЧОК ПЛЮШЕВИЙ', 'Їжачок плюшевий'],
  ['3 РУШНИКИ ДЛЯ КУХНІ', '3 рушники для кухні'],
  ['IPHONE 15 ЧОХОЛ СИЛІКОН', 'iPhone 15 чохол силікон'],
  ['WOODEN TOY CAR', 'Wooden toy car'],
  ['ФУТБОЛКА 👕 НОВА', 'Футболка 👕 нова'],
  ['Футболка ЧОЛОВІЧА', 'Футболка ЧОЛОВІЧА'],
  ['USB', 'USB'],
])('%j is mended to %j', (title, mended) => {
  expect(sentenceCase(title)).toBe(mended)
  expect(sentenceCase(mended)).toBe(mended)
})

test('the brand keeps the letters that it has', () => {
  expect(sentenceCase('КОСМЕТИЧКА KARPATY CRAFT ВЕЛИКА', 'Karpaty CRAFT')).toBe('Косметичка Karpaty CRAFT велика')
  expect(sentenceCase('КРЕМ ЯКА СТУДІЯ', 'ЯКА Студія')).toBe('Крем ЯКА Студія')
})

test('the marketplace accepts a mended title', () => {
  expect(isShouted(sentenceCase('ГЛЕК ДЛЯ УЗВАРУ'))).toBe(false)
})
