import { expect, test } from 'vitest'
import { isShouted, plainText } from './plain-text.domain.ts'

test.each([
  ['Просто текст', 'Просто текст'],
  ['Перший рядок\r\nдругий', 'Перший рядок\nдругий'],
  ['Розмір 5 < 6 і 7 > 6', 'Розмір 5 < 6 і 7 > 6'],
  ['<p class="MsoNormal">Перший</p>\n<p>Другий</p>', 'Перший\nДругий'],
  ['<ul><li>Бавовна</li><li>Льон</li></ul>', '• Бавовна\n• Льон'],
  ['Рядок<br>ще один&nbsp;&laquo;тут&raquo;', 'Рядок\nще один «тут»'],
  ['<style>p { color: red }</style><p>Текст</p>', 'Текст'],
  ['<!-- StartFragment --><b>Жирний</b> текст', 'Жирний текст'],
  ['<o:p></o:p>Текст &#8212; тут', 'Текст — тут'],
  ['А\n\n\n\nБ', 'А\n\nБ'],
  ['Склад:\n·\tБавовна\n\uf0b7   Льон', 'Склад:\n• Бавовна\n• Льон'],
  ['Мʼякий\u00ad\u200b плед\ufeff', 'Мʼякий плед'],
  ['Рядок\u000bнаступний\u2028третій', 'Рядок\nнаступний\nтретій'],
])('%j becomes the text %j', (written, text) => {
  expect(plainText(written)).toBe(text)
})

test('a text without markup that was cleaned stays the same when it is cleaned again', () => {
  const once = plainText('<p>Один &amp; два</p><p>Три</p>')
  expect(plainText(once)).toBe(once)
})

test.each([
  ['ФУТБОЛКА ЧОЛОВІЧА', true],
  ['ФУТБОЛКА №1', true],
  ['USB', false],
  ['Футболка ЧОЛОВІЧА', false],
  ['12345678', false],
])('the title %j is shouted: %j', (title, shouted) => {
  expect(isShouted(title)).toBe(shouted)
})
