import { expect, test } from 'vitest'
import { mistakesIn } from './variables.ts'

const table: readonly [name: string, accepted: readonly string[], refused: readonly string[]][] = [
  [
    'VITE_MONEY_PATIENCE_SECONDS',
    ['30', '90', '600'],
    ['-5', '0', '29', '601', '1e2', '90.5', '90,5', 'NaN', 'Infinity', 'дев’яносто', '90s', ' ', '0x5a', '9999999999'],
  ],
  [
    'VITE_API_ORIGIN',
    ['https://api.example.com', 'https://api.example.com/', 'http://localhost:8787'],
    [
      'api.example.com',
      '//api.example.com',
      'https://api.example.com/v1',
      'https://API.example.com',
      'https://a:b@c.ua',
      'ftp://a.ua',
      'https://',
    ],
  ],
  ['VITE_SESSION_HEADER', ['X-Session'], ['X Session', 'X-Session:', 'Сесія']],
  ['VITE_LOCALE_HEADER', ['X-Locale'], ['X-Locale: uk']],
  ['VITE_IDEMPOTENCY_HEADER', ['Idempotency-Key', 'none'], ['None', 'off', 'false', 'true', '1', 'Idempotency Key']],
  ['VITE_PUSHER_KEY', ['public-key'], ['public key', 'key/1']],
  [
    'VITE_PUSHER_HOST',
    ['ws.example.com', 'localhost', '127.0.0.1', '[::1]'],
    ['wss://ws.example.com', 'ws.example.com:6001', 'ws.example.com/app'],
  ],
  ['VITE_PUSHER_PORT', ['443', '6001'], ['0', '-1', '65536', '443.5', 'https', '6001/app']],
  ['VITE_PUSHER_CLUSTER', ['eu', 'us-2'], ['EU', 'eu.pusher.com']],
  ['VITE_TELEGRAM_BOT', ['@supplier_bot', 'supplier_bot'], ['https://t.me/supplier_bot', 'supplier bot', '@']],
  [
    'VITE_PAYMENT_HOSTS',
    ['pay.example.com', 'pay.example.com, .example-bank.com', 'Pay.example.com\nb.ua'],
    ['https://pay.example.com', '*.example.com', 'pay.example.com/', 'pay.example.com:443', '.com', 'a.ua;b.ua'],
  ],
  [
    'VITE_MEDIA_HOSTS',
    ['media.example.com', 'media.example.com:8443,cdn.example.com'],
    ['https://media.example.com', '*.example.com', '.example.com', 'media.example.com/images'],
  ],
  [
    'VITE_SECTIONS',
    ['specified', 'specified,orders', 'jobs telegram-ads'],
    ['order', 'Orders', 'specified;orders', 'all'],
  ],
  ['VITE_TELL_DIFFERENCES', ['yes'], ['no', '1', 'true', 'YES']],
  ['VITE_PICTURE_MEGABYTES', ['1', '8', '100'], ['0', '-5', '0.5', '5MB', '101', 'NaN']],
]

test.each(table)('%s is refused unless it makes sense', (name, accepted, refused) => {
  expect([...accepted, ''].filter((text) => mistakesIn({ [name]: text }).length > 0)).toEqual([])
  expect(refused.filter((text) => mistakesIn({ [name]: text }).length === 0)).toEqual([])
})

test('the sentence names the setting, its value and what is allowed', () => {
  expect(mistakesIn({ VITE_MONEY_PATIENCE_SECONDS: '-5', MODE: 'production', VITE_USER_NODE_ENV: 'x' })).toEqual([
    'VITE_MONEY_PATIENCE_SECONDS is "-5", but must be a whole number of seconds from 30 to 600.',
  ])
})

test('a misspelt name is refused, because the default would be used silently', () => {
  expect(mistakesIn({ VITE_MONEY_PATIENCE: '120' })).toEqual([
    'VITE_MONEY_PATIENCE is "120", but there is no such setting; README lists all of them.',
  ])
})
