import { expect, test } from 'vitest'
import { cleanText } from './clean-text.domain.ts'

test.each([
  ['Доставка\u00a0за 1\u202fдень', 'Доставка за 1 день'],
  ['без\u00adкоштов\u200bно\ufeff', 'безкоштовно'],
  ['·\tперше\n·\u00a0друге', '• перше\n• друге'],
  ['\uf0b7\tперше\r\nдруге\u2028третє', '• перше\nдруге\nтретє'],
  ['а · б', 'а · б'],
  ['👩\u200d👧 👍🏽\u200d♂️', '👩\u200d👧 👍🏽\u200d♂️'],
  ['а\u200dб', 'аб'],
  ['  відступ\n\n\nрядок', '  відступ\n\n\nрядок'],
])('the text %j is published as %j', (written, published) => {
  expect([cleanText(written), cleanText(cleanText(written))]).toEqual([published, published])
})

test('an article gets the bullets that it shows as a list', () => {
  expect(cleanText('·\tперше', '- ')).toBe('- перше')
})
