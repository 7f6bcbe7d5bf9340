import { expect, test } from 'vitest'
import { guessIn, isLink, mayBeTitle } from './guess.domain.ts'

test.each([
  ['Сукня лляна', 'Сукня лляна', false, true],
  ['  сукня  ', 'сукня', false, false],
  ['https://shop.example/ua/futbolka-cholovicha-chorna-123456/p778/', 'futbolka cholovicha chorna', true, false],
  ['https://shop.example/catalog/%D1%81%D1%83%D0%BA%D0%BD%D1%8F.html?utm=page#top', 'catalog сукня', true, false],
  ['https://shop.example/%E0%A4%A', null, true, false],
  ['HTTPS://shop.example', null, true, false],
  ['https://shop.example/12/34', null, true, false],
  ['', null, false, false],
])('«%s» is guessed by %s', (typed, words, isOfLink, isTitle) => {
  expect([guessIn(typed), isLink(typed), mayBeTitle(typed)]).toEqual([words, isOfLink, isTitle])
})
