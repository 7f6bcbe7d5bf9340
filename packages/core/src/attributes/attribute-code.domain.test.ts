import { expect, test } from 'vitest'
import { checkCode, codeFrom, codeIn } from './attribute-code.domain.ts'

test.each([
  ['Довжина рукава', 'dovzhyna_rukava'],
  ['Об’єм', 'obiem'],
  ['Євророзмір', 'yevrorozmir'],
  ['Згин', 'zghyn'],
  ['Щільність, г/м²', 'shchilnist_h_m'],
  ['Їжа', 'yizha'],
  ['Розмір EU', 'rozmir_eu'],
  ['Café', 'cafe'],
  ['220 В', null],
  ['2 роки гарантії', 'roky_harantii'],
  ['Цвет', 'tsvet'],
  ['100%', null],
  ['', null],
  ['Ж'.repeat(60), `${'zh'.repeat(24)}z`],
])('the title "%s" gives the code %s', (title, code) => {
  expect(codeFrom(title)).toBe(code)
})

test.each([
  ['size', true],
  [' Size ', true],
  ['size_2', true],
  ['s', false],
  ['2size', false],
  ['_size', false],
  ['розмір', false],
  ['two words', false],
  [`a${'b'.repeat(48)}`, true],
  [`a${'b'.repeat(49)}`, false],
])('whether "%s" is a code: %s', (typed, isRight) => {
  expect(checkCode(typed)).toEqual(isRight ? null : { key: 'attributes.codeRule' })
})

test('a code is sent in small letters', () => {
  expect(codeIn(' Size ')).toBe('size')
})
