import { describe, expect, test } from 'vitest'
import { adProblems } from './ad-check.ts'

const link = 'https://market.example/p/2001'

test.each([
  'Лляна сукня «Полтава» з ручною вишивкою. Розміри від S до XL, доставка за два дні.',
  'Чашка ручної роботи, 350 мл: глина з Опішні, кожна трохи інша. 290 грн.',
  'Плед «Карпати» з вовни, 140×200. Зима ще далеко, а плед уже є ❄️',
  'Навушники Kobza Air: 30 годин звуку та USB-C. Гарантія рік.',
  'Секатор садовий із тефлоном. Леза замінні, у наборі ще одна пружина.',
  'Чи буває мило без запаху? Вівсяне, для чутливої шкіри, 98 грн.',
  'Набір із шести чашок «Ранок» – на подарунок або собі 🎁 Пакуємо в короб.',
  'ЗСУ та медикам знижка 10 % на всі рушники. Деталі на сторінці товару.',
  'Горщик теракотовий на 3 л. Дренаж і підставка входять у ціну…',
  `Світильник${' і тепле світло'.repeat(10)}`,
])('an accepted text has no problem: %s', (text) => {
  expect(text.length).toBeLessThanOrEqual(160)
  expect(adProblems(text, link)).toEqual([])
})

/** The problems of a text as codes with the words at which they stand. */
const found = (text: string, url = link) =>
  adProblems(text, url).map(({ code, from, to, level }) => [code, text.slice(from, to), level])

describe('each problem is found at its words', () => {
  test.each<[string, string, string]>([
    ['Сукня НОВА колекція', 'caps', 'НОВА'],
    ['Сукня вже в наявності!!!', 'punctuation_many', '!!!'],
    ['Уже тут?!', 'punctuation_many', '?!'],
    ['Найкраща сукня сезону', 'superlative', 'Найкраща'],
    ['Наша чашка № 1 в Україні', 'superlative', '№ 1'],
    ['Чашка. Купуйте зараз', 'imperative', 'Купуйте'],
    ['Поспішай, доки є', 'imperative', 'Поспішай'],
    // Two UTF-16 units each.
    ['Плед 🎁🎁 і ще 🎁🎁 у коробі', 'emoji_many', '🎁🎁'],
  ])('%s', (text, code, words) => {
    expect(found(text)).toEqual([[code, words, 'advice']])
  })

  test('what is longer than Telegram counts', () => {
    expect(found(`${'а'.repeat(158)}🎁`)).toEqual([])
    expect(found(`${'а'.repeat(159)}🎁`)).toEqual([['too_long', '\uDF81', 'error']])
  })

  test('a word inside another one is no problem', () => {
    expect(found('Перекупуйтесь і майбільші')).toEqual([])
  })
})

test.each<[string, string]>([
  ['market', 'link_wrong'],
  ['ftp://market.example/p', 'link_wrong'],
  ['https://bit.ly/3xYz', 'link_shortened'],
  ['https://t.me/+AbCdEf', 'target_closed'],
  ['https://t.me/kramnytsia_empty', 'target_empty'],
])('a link: %s', (url, code) => {
  expect(adProblems('Сукня', url)).toEqual([{ code, level: 'error', message: expect.any(String) }])
})

test('an open channel of Telegram, and no link yet, are no problem', () => {
  expect([adProblems('Сукня', 'https://t.me/kramnytsia'), adProblems('Сукня', '')]).toEqual([[], []])
})
