import { readFileSync } from 'node:fs'

const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '/sandbox': ['board.html', 'text/html; charset=utf-8'],
  '/sandbox/': ['board.html', 'text/html; charset=utf-8'],
  '/sandbox/board.css': ['board.css', 'text/css; charset=utf-8'],
  '/sandbox/board.js': ['board.js', 'text/javascript; charset=utf-8'],
  '/bot': ['bot.html', 'text/html; charset=utf-8'],
  '/sandbox/bot.js': ['bot.js', 'text/javascript; charset=utf-8'],
  '/sandbox/pay.css': ['pay.css', 'text/css; charset=utf-8'],
  '/sandbox/pay.js': ['pay.js', 'text/javascript; charset=utf-8'],
}

const paymentPage = ['pay.html', 'text/html; charset=utf-8'] as const

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Serves the board, the payment page and the Telegram bot: pages for people, without inline script or style. */
export const boardFile = (path: string): Response => {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
  const found = /^\/sandbox\/pay\/(test-)?\d+$/.test(path) ? paymentPage : files[path]
  if (!found) return new Response('Not found', { status: 404, headers: { ...headers, 'Content-Type': 'text/plain' } })
  const [name, type] = found
  return new Response(readFileSync(new URL(name, import.meta.url)), { headers: { ...headers, 'Content-Type': type } })
}
