import { expect, test } from 'vitest'
import { shownImage } from './image-address.domain.ts'

const origins = ['https://panel.test', 'https://media.test', 'http://localhost:8787']

test.each([
  'https://media.test/a.png',
  'https://panel.test/api/storage/pictures/7?v=2',
  'http://localhost:8787/api/storage/pictures/7',
])('%s is shown', (address) => {
  expect(shownImage(address, origins)).toBe(address)
})

test.each([
  null,
  '',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:image/png;base64,iVBORw0KGgo=',
  'blob:https://panel.test/5d1c',
  'https://evil.test/a.png',
  'http://media.test/a.png',
  'https://media.test.evil.test/a.png',
  'https://media.test@evil.test/a.png',
  'https://media.test:444/a.png',
  'https://media.test',
  '//media.test/a.png',
  '/api/storage/pictures/7',
  'https://media.test/a\n.png',
  ' https://media.test/a.png',
  'https:\\\\media.test\\a.png',
  'https://media.test/\u202egnp.a',
  `https://media.test/${'a'.repeat(2048)}`,
])('%j is not shown', (address) => {
  expect(shownImage(address, origins)).toBe(null)
})

test('an invalid origin allows no address', () => {
  expect(shownImage('https://evil.test/a.png', ['', 'https:', 'https:/', 'https://', '/'])).toBe(null)
})
