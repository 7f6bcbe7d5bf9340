import { describe, expect, it } from 'vitest'
import { settingsOf } from './settings.ts'

const page = { origin: 'http://localhost:5173', hostname: 'localhost', port: '5173', protocol: 'http:' }

describe('settings', () => {
  it('default to the sandbox without any variables', () => {
    expect(settingsOf({}, page)).toEqual({
      apiOrigin: '',
      sessionHeader: 'X-Session',
      localeHeader: 'Accept-Language',
      pusher: { key: 'supplier-panel', cluster: 'eu', host: 'localhost', port: 5173, isSecure: false },
      telegramBot: 'http://localhost:5173/bot',
      idempotencyHeader: 'Idempotency-Key',
      moneyPatience: 90_000,
      paymentHosts: ['http://localhost:5173'],
      imageOrigins: ['http://localhost:5173', 'http://localhost:5173'],
      imageBytes: 5 * 1024 * 1024,
      sections: null,
      tellsDifferences: false,
    })
  })

  it('name the sections of the server, those of the specification by one word', () => {
    expect(settingsOf({ VITE_SECTIONS: 'specified, orders' }, page).sections).toEqual([
      'balances',
      'notifications',
      'orders',
    ])
  })

  it('follow the protocol of the page, and variables override the defaults', () => {
    const secure = { origin: 'https://panel.example', hostname: 'panel.example', port: '', protocol: 'https:' }
    expect(settingsOf({}, secure).pusher).toMatchObject({ host: 'panel.example', port: 443, isSecure: true })
    expect(settingsOf({ VITE_PUSHER_HOST: 'ws.example', VITE_PUSHER_PORT: '6001' }, secure).pusher).toMatchObject({
      host: 'ws.example',
      port: 6001,
    })
    expect(settingsOf({ VITE_PUSHER_KEY: 'k', VITE_PUSHER_CLUSTER: 'eu' }, page).pusher).toEqual({
      key: 'k',
      cluster: 'eu',
      host: 'ws-eu.pusher.com',
      port: 443,
      isSecure: true,
    })
    const given = {
      VITE_API_ORIGIN: 'https://api.example/',
      VITE_TELEGRAM_BOT: '@bot',
      VITE_PAYMENT_HOSTS: 'a.ua, b.ua',
      VITE_IDEMPOTENCY_HEADER: 'Idempotency-Key',
      VITE_MEDIA_HOSTS: 'media.example, cdn.example',
      VITE_PICTURE_MEGABYTES: '8',
    }
    expect(settingsOf(given, secure)).toMatchObject({
      apiOrigin: 'https://api.example',
      telegramBot: 'https://t.me/bot',
      paymentHosts: ['a.ua', 'b.ua'],
    })
  })
})
