import { expect, test } from 'vitest'
import { isFollowable, shownImage, shownPreview } from './address.ts'

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

test.each([
  ['blob:https://panel.test/5d1c', true],
  ['https://media.test/a.png', true],
  ['https://evil.test/a.png', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,iVBORw0KGgo=', false],
  [null, false],
])('the preview %j is shown: %s', (address, isShown) => {
  expect(shownPreview(address, origins)).toBe(isShown ? address : null)
})

test.each([
  ['https://feed.market.test/stores/1/key.xml', true],
  ['https://feed.market.test', true],
  ['http://feed.market.test/1.xml', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)//https://feed.market.test', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:x', false],
  ['//feed.market.test/1.xml', false],
  ['/1.xml', false],
  ['https://user@feed.market.test/1.xml', false],
  ['https:\\\\feed.market.test', false],
  ['', false],
])('the link %j of the server may be followed: %s', (address, isFollowed) => {
  expect(isFollowable(address)).toBe(isFollowed)
})
