import { expect, test } from 'vitest'
import { headersFor, readHeaderData } from './headers.ts'

const headers = headersFor(readHeaderData(), {
  API_HOST: 'api.example.com',
  MEDIA_HOST: 'media.example.com',
  REALTIME_HOST: 'ws-eu.pusher.com',
  REPORT_HOST: 'reports.example.com',
})

test.each([
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['X-Frame-Options', 'DENY'],
  ['Reporting-Endpoints', 'csp="https://reports.example.com/csp"'],
])('a deployment sends %s', (name, value) => {
  expect(headers[name]).toBe(value)
})

test('a deployment sends the whole policy in one line', () => {
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; " +
      "img-src 'self' data: blob: https://api.example.com https://media.example.com; font-src 'self'; " +
      "connect-src 'self' https://api.example.com wss://ws-eu.pusher.com; manifest-src 'self'; worker-src 'self'; " +
      "frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types worker; upgrade-insecure-requests; report-to csp",
  )
})
