import { expect, test } from 'vitest'
import { addable, addressesIn, leftOver, longestAddress } from './picture-addresses.domain.ts'
import { linkedPicture } from './pictures.domain.ts'

const one = 'https://shop.ua/photos/1.jpg'
const two = 'http://shop.ua/photos/2.jpg'
const textsOf = (typed: string) => addressesIn(typed, []).map(({ text }) => text)
const mistakesIn = (typed: string, pictures = [linkedPicture('a', 'https://shop.ua/there.jpg')]) =>
  addressesIn(typed, pictures).map(({ mistake }) => mistake && 'key' in mistake && mistake.key.split('.')[1])

test.each<[string, string, readonly string[]]>([
  ['lines', `${one}\n\n  ${two}  \r\n`, [one, two]],
  ['cells of a spreadsheet', `${one}\t${two}`, [one, two]],
  ['commas, as shops export them', `${one}, ${two}`, [one, two]],
  ['commas without a blank', `${one},${two};`, [one, two]],
  ['quotes around them', `"${one}"\n<${two}>`, [one, two]],
  ['a blank within an address', 'https://shop.ua/фото 1.jpg', ['https://shop.ua/фото%201.jpg']],
  ['commas within an address', 'https://shop.ua/resize/100,200/1.jpg', ['https://shop.ua/resize/100,200/1.jpg']],
  ['nothing but blanks', ' \n\t ', []],
])('addresses are told apart: %s', (_, typed, texts) => {
  expect(textsOf(typed)).toEqual(texts)
})

test.each<[string, string, string | null]>([
  ['an address', one, null],
  ['http', two, null],
  ['a query', 'https://shop.ua/img?id=7', null],
  ['a scheme in capitals', 'HTTPS://SHOP.UA/1.JPG', null],
  ['no scheme', 'shop.ua/1.jpg', 'linkNoAddress'],
  ['another scheme', 'ftp://shop.ua/1.jpg', 'linkNoAddress'],
  ['a picture in the text itself', 'data:image/png;base64,AAAA', 'linkNoAddress'],
  ['a file of this computer', 'C:\\photos\\1.jpg', 'linkNoAddress'],
  ['a host without a dot', 'http://localhost/1.jpg', 'linkNoAddress'],
  ['a name and a password', 'https://me:secret@shop.ua/1.jpg', 'linkNoAddress'],
  ['the longest one', `https://shop.ua/${'a'.repeat(longestAddress - 16)}`, null],
  ['one character more', `https://shop.ua/${'a'.repeat(longestAddress - 15)}`, 'linkTooLong'],
  ['one of a picture that is there', 'https://SHOP.ua/there.jpg#top', 'linkPresent'],
])('an address is checked: %s', (_, typed, mistake) => {
  expect(mistakesIn(typed)).toEqual([mistake])
})

test('a repeated address names the first one', () => {
  expect(addressesIn(`${two}\n${one}\n${one}#2`, []).at(2)?.mistake).toEqual({
    key: 'productEditor.linkTwice',
    values: { at: 2 },
  })
})

test('no more are added than there are places, and the others stay typed', () => {
  const pictures = Array.from({ length: 13 }, (_, at) => linkedPicture(`${at}`, `https://shop.ua/there-${at}.jpg`))
  const typed = [0, 1, 2, 3].map((at) => `https://shop.ua/${at}.jpg`)
  const found = addressesIn(['wrong', ...typed].join('\n'), pictures)
  expect(addable(found)).toEqual(typed.slice(0, 2))
  expect(leftOver(found)).toBe(['wrong', ...typed.slice(2)].join('\n'))
})
