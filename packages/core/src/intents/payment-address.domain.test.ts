import { describe, expect, test } from 'vitest'
import type { WrittenAddress } from './intents.domain.ts'
import { judgeAddress } from './payment-address.domain.ts'

const addressOf = (written: unknown): WrittenAddress => {
  if (typeof written !== 'string' || !URL.canParse(written)) return { written, parsed: null }
  const { href, protocol, hostname, username, password } = new URL(written)
  return { written, parsed: { href, protocol, host: hostname, hasUser: username !== '' || password !== '' } }
}

const hosts = ['pay.example.com', '.liqpay.ua', 'http://localhost:5173']
const result = (written: unknown, allowed: readonly string[] = hosts) => judgeAddress(addressOf(written), allowed)

describe('opened without a confirmation', () => {
  test.each([
    ['https://pay.example.com', 'https://pay.example.com/'],
    ['https://pay.example.com/i/1?sum=200#a', 'https://pay.example.com/i/1?sum=200#a'],
    ['https://pay.example.com?x=1', 'https://pay.example.com/?x=1'],
    ['HTTPS://PAY.Example.COM/I', 'https://pay.example.com/I'],
    ['https://www.liqpay.ua/checkout', 'https://www.liqpay.ua/checkout'],
    ['https://a.b.liqpay.ua/', 'https://a.b.liqpay.ua/'],
    ['https://pay.example.com/%20%0d%0a', 'https://pay.example.com/%20%0d%0a'],
    ['https://pay.example.com/a:b@c', 'https://pay.example.com/a:b@c'],
    ['https://pay.example.com/?next=http://x.ua:80', 'https://pay.example.com/?next=http://x.ua:80'],
    [`https://pay.example.com/${'a'.repeat(2048 - 24)}`, `https://pay.example.com/${'a'.repeat(2048 - 24)}`],
  ])('%s', (written, href) => {
    expect(result(written)).toEqual({ result: 'go', href })
  })
})

describe('opened after a confirmation', () => {
  test.each([
    ['https://bank.test/1', 'bank.test'],
    ['https://evilliqpay.ua/', 'evilliqpay.ua'],
    ['https://liqpay.ua/', 'liqpay.ua'],
    ['https://liqpay.ua.evil.com/', 'liqpay.ua.evil.com'],
    ['https://pay.example.com.evil.com/', 'pay.example.com.evil.com'],
    ['https://evil.com/pay.example.com', 'evil.com'],
    ['https://evil.com/?https://pay.example.com', 'evil.com'],
    ['https://evil.com#pay.example.com', 'evil.com'],
    ['https://pay.example.com./', 'pay.example.com.'],
    ['https://www.liqpay.ua./', 'www.liqpay.ua.'],
    ['https://www.liqp\u0430y.ua/', 'www.xn--liqpy-7ve.ua'],
    ['https://xn--liqpy-7ve.ua/', 'xn--liqpy-7ve.ua'],
    ['https://127.0.0.1/', '127.0.0.1'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://2130706433/', '127.0.0.1'],
    ['https://localhost/', 'localhost'],
  ])('%s', (written, host) => {
    expect(result(written)).toMatchObject({ result: 'ask', host })
  })

  test('any host while no host is known', () => {
    expect(result('https://pay.example.com/', [])).toMatchObject({ result: 'ask', host: 'pay.example.com' })
    expect(result('https://pay.example.com/', ['', '.', ' ', '..', '*', 'example.com'])).toMatchObject({
      result: 'ask',
    })
  })
})

describe('refused', () => {
  test.each([
    [undefined],
    [null],
    [0],
    [true],
    [{}],
    [{ toString: () => 'https://pay.example.com' }],
    [['https://pay.example.com']],
    [''],
    [' '],
    ['pay.example.com'],
    ['/checkout'],
    ['//pay.example.com'],
    ['//evil.com/pay'],
    ['\\\\pay.example.com'],
    ['https:/pay.example.com'],
    ['https:pay.example.com'],
    ['https:///pay.example.com'],
    ['https:\\\\pay.example.com'],
    ['https://pay.example.com\\@evil.com'],
    ['https://evil.com\\pay.example.com'],
    ['https://'],
    ['http://pay.example.com'],
    ['http://pay.example.com:443'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\tscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['javascript://pay.example.com/%0aalert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox(1)'],
    ['blob:https://pay.example.com/1'],
    ['filesystem:https://pay.example.com/1'],
    ['file:///etc/passwd'],
    ['ftp://pay.example.com'],
    ['ws://pay.example.com'],
    ['about:blank'],
    ['intent://pay.example.com#Intent;end'],
    ['view-source:https://pay.example.com'],
    ['https://user@pay.example.com'],
    ['https://user:secret@pay.example.com'],
    ['https://pay.example.com@evil.com'],
    ['https://@pay.example.com'],
    ['https://:@pay.example.com'],
    ['https://pay.example.com:8443'],
    ['https://pay.example.com:443/'],
    ['https://pay.example.com:/'],
    ['https://pay.example.com:99999/'],
    [' https://pay.example.com'],
    ['https://pay.example.com '],
    ['https://pay.example.com/a b'],
    ['https://pay.exam\tple.com'],
    ['https://pay.example.com/\n'],
    ['ht\ntps://pay.example.com'],
    ['https://pay.example.com/\u0000'],
    ['https://pay.example.com/\u007f'],
    ['https://pay.example.com/\u00a0'],
    ['https://pay.exam\u200bple.com'],
    ['https://pay.example.com/\u200d'],
    ['https://pay.example.com/\u2060'],
    ['\ufeffhttps://pay.example.com'],
    ['https://pay.example.com/\u202egpj.exe'],
    ['https://pay.example.com/\u2066x\u2069'],
    ['https://pay.example.com/\u061c'],
    ['https://pay.exam\u00adple.com'],
    ['https://pay.example.com/\u3164'],
    ['https://pay.example.com/\ud800'],
    ['https://[::1]/'],
    ['https://exa mple.com'],
    ['https://pay.example.com\uff0fevil.ua/'],
    ['https://%'],
    [`https://pay.example.com/${'a'.repeat(2049 - 24)}`],
    ['http://localhost:5174/pay'],
    ['http://localhost/pay'],
    ['https://localhost:5173/pay'],
    ['http://localhost:51730/pay'],
    ['http://localhost:5173@evil.com/'],
    ['http://localhost:5173.evil.com/'],
    ['http://user@localhost:5173/'],
    ['http://127.0.0.1:5173/'],
    ['http://evil.localhost:5173/'],
    ['http:/localhost:5173/'],
  ])('%j', (written) => {
    expect(result(written)).toEqual({ result: 'refuse' })
  })
})

describe('a local address for development', () => {
  test.each([
    ['http://localhost:5173', 'http://localhost:5173/pay?id=1'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/'],
    ['http://[::1]:8080', 'http://[::1]:8080/'],
    ['https://shop.localhost:8443', 'https://shop.localhost:8443/'],
  ])('%s allows %s', (origin, written) => {
    expect(result(written, [origin])).toEqual({ result: 'go', href: new URL(written).href })
  })

  test.each([
    ['http://evil.com:80', 'http://evil.com:80/'],
    ['http://evil.com:8080', 'http://evil.com:8080/'],
    ['https://evil.com:8443', 'https://evil.com:8443/'],
    ['http://localhost', 'http://localhost/'],
    ['http://localhost.evil.com:5173', 'http://localhost.evil.com:5173/'],
    ['http://notlocalhost:5173', 'http://notlocalhost:5173/'],
    ['http://192.168.0.1:5173', 'http://192.168.0.1:5173/'],
    ['http://user@localhost:5173', 'http://user@localhost:5173/'],
    ['localhost:5173', 'http://localhost:5173/'],
    ['ftp://localhost:21', 'ftp://localhost:21/'],
  ])('%s does not allow %s', (origin, written) => {
    expect(result(written, [origin])).toEqual({ result: 'refuse' })
  })
})

test('the original text of the address decides, whatever its parsed parts say', () => {
  const parsed = { href: 'https://pay.example.com/', protocol: 'https:', host: 'pay.example.com', hasUser: false }
  expect(judgeAddress({ written: 'https://evil.com@pay.example.com/', parsed }, hosts)).toEqual({ result: 'refuse' })
  expect(judgeAddress({ written: 'https://pay.example.com/', parsed: null }, hosts)).toEqual({ result: 'refuse' })
  expect(judgeAddress({ written: 'https://pay.example.com/', parsed: { ...parsed, host: '' } }, hosts)).toEqual({
    result: 'refuse',
  })
})
