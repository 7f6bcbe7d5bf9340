import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { methods } from '@supplier/core/adapters/http/kit/http.client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { type RunningServer, startServer } from './server.ts'

const dist = mkdtempSync(join(tmpdir(), 'panel-dist-'))
const page = `<!doctype html><title>Suppliers</title>${'<p>панель</p>'.repeat(50)}`
const script = 'console.log("hello");'.repeat(100)
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': page,
  'favicon.svg': '<svg/>',
  'assets/index-BfG4k2_x.js': script,
  'assets/index-BfG4k2_x.js.map': '{}',
  'assets/index-BfG4k2_x.js.br': brotliCompressSync('from the build'),
  'assets/style-Ab12Cd34.css': 'a{color:red}'.repeat(100),
  'assets/inter-Zz00Yy11.woff2': 'font',
}

let server: RunningServer
const sandbox = createSandbox()

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  for (const [name, body] of Object.entries(files)) writeFileSync(join(dist, name), body)
  server = await startServer({ sandbox, staticDir: dist })
})

afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Sends a request with Node’s own client, which returns raw bytes and allows any header. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const asked = request(`${server.origin}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })

test.each([
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['x-frame-options', 'DENY'],
  ['cache-control', 'no-store'],
  ['strict-transport-security', undefined],
  ['reporting-endpoints', undefined],
])('a page is sent with %s: %s', async (name, value) => {
  expect((await get('/')).headers[name]).toBe(value)
})

test.each([
  "default-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types worker',
])('the policy on loopback contains %s', async (directive) => {
  expect(String((await get('/')).headers['content-security-policy']).split('; ')).toContain(directive)
})

test('only the viewer may frame, and only the replayed panel may be framed', async () => {
  const saysOf = async (path: string) => {
    const { headers } = await get(path)
    const directives = String(headers['content-security-policy']).split('; ')
    return [...directives.filter((text) => text.startsWith('frame-')), headers['x-frame-options']]
  }
  expect(await saysOf('/inspect')).toEqual(["frame-src 'self'", "frame-ancestors 'none'", 'DENY'])
  expect(await saysOf('/replay')).toEqual(["frame-src 'none'", "frame-ancestors 'self'", 'SAMEORIGIN'])
  expect(await saysOf('/payments')).toEqual(["frame-src 'none'", "frame-ancestors 'none'", 'DENY'])
})

test('the policy on loopback allows its own socket and does not require https', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port};`)
  expect(policy).not.toMatch(/upgrade-insecure-requests|report-to|\{/)
})

test.each(['/', '/orders', '/auth/login', '/products/edit/7', '/%E0%A4%A', '/index.html'])(
  '%s serves the app',
  async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/html; charset=utf-8', page])
  },
)

test.each([
  '/assets/gone-12345678.js',
  '/missing.png',
  '/gone.html',
  '/assets/index-BfG4k2_x.js.map',
  '/assets/index-BfG4k2_x.js.br',
  '/../package.json',
  '/..%2f..%2fetc%2fpasswd.txt',
])('%s gets 404 instead of a page', async (path) => {
  const { status, headers } = await get(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
  ])
})

test('a hashed asset is cached for a year and revalidated by its ETag', async () => {
  const { headers } = await get('/assets/style-Ab12Cd34.css')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  const again = await get('/assets/style-Ab12Cd34.css', { 'If-None-Match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('files compressed by the build are served as they are, others are compressed here', async () => {
  const accept = { 'Accept-Encoding': 'gzip, br' }
  const built = await get('/assets/index-BfG4k2_x.js', accept)
  expect(built.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(built.body).toString()).toBe('from the build')
  const html = await get('/', accept)
  expect(brotliDecompressSync(html.body).toString()).toBe(page)
  expect(Number(html.headers['content-length'])).toBe(html.body.length)
  expect((await get('/assets/index-BfG4k2_x.js')).body.toString()).toBe(script)
  expect((await get('/assets/inter-Zz00Yy11.woff2', accept)).headers['content-encoding']).toBeUndefined()
})

test('HEAD gets no body and POST gets 405', async () => {
  const head = await get('/', {}, 'HEAD')
  expect([head.status, head.body.length, Number(head.headers['content-length'])]).toEqual([
    200,
    0,
    Buffer.byteLength(page),
  ])
  expect((await get('/orders', {}, 'POST')).status).toBe(405)
})

test('a changed file is read again', async () => {
  writeFileSync(join(dist, 'robots.txt'), 'one')
  expect((await get('/robots.txt')).body.toString()).toBe('one')
  writeFileSync(join(dist, 'robots.txt'), 'three')
  expect((await get('/robots.txt')).body.toString()).toBe('three')
})

test('the API is on the same origin and its responses are not cached', async () => {
  const { status, headers, body } = await get('/api/v3/countries', { 'X-Session': 'supplier' })
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-store', 'application/json'])
  expect(JSON.parse(body.toString()).data).toHaveLength(20)
})

test('only loopback pages may call from another port', async () => {
  const session = { 'X-Session': 'supplier' }
  const near = await get('/api/v3/countries', { ...session, Origin: 'http://localhost:5173' })
  expect(near.headers['access-control-allow-origin']).toBe('http://localhost:5173')
  const far = await get('/api/v3/countries', { ...session, Origin: 'https://example.com' })
  expect(far.headers['access-control-allow-origin']).toBeUndefined()
  expect((await get('/api/v3/countries', { Origin: 'http://localhost:1' }, 'OPTIONS')).status).toBe(204)
})

test('a page of another origin may send and read what docs/deployment.md asks of an API, and no more', async () => {
  const { headers } = await get('/api/v3/countries', { Origin: 'http://localhost:1' }, 'OPTIONS')
  const written = readFileSync(new URL('../../../../docs/deployment.md', import.meta.url), 'utf8')
  const row = /^\| other origin \|.*$/m.exec(written)?.[0] ?? ''
  expect(row).toContain(`methods ${methods.join(', ')}`)
  expect(headers['access-control-allow-methods']).toBe(methods.join(', '))
  const allowed = String(headers['access-control-allow-headers']).split(', ')
  expect(allowed.filter((name) => !row.includes(`\`${name}\``))).toEqual([])
  expect(headers['access-control-expose-headers']).toBe('Retry-After, Date')
  for (const name of ['Retry-After', 'Date']) expect(row).toContain(`\`${name}\``)
})

test('a foreign host name is refused', async () => {
  expect((await get('/', { Host: 'rebound.example.com' })).status).toBe(403)
})

test('the board has no inline code and a strict policy', async () => {
  const { status, headers, body } = await get('/sandbox')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body.toString()).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src)/)
  expect((await get('/sandbox/board.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect((await get('/sandbox/board.css')).status).toBe(200)
  expect((await get('/sandbox/../server.ts')).status).toBe(404)
  expect((await get('/sandbox/other')).status).toBe(404)
})

test('the contract of the API is served to tools', async () => {
  const { status, headers, body } = await get('/sandbox/openapi.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/json'])
  expect(JSON.parse(body.toString())).toMatchObject({ openapi: '3.1.0' })
})

test('the payment page has no inline code, for every invoice', async () => {
  const { status, headers, body } = await get('/sandbox/pay/17')
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'nosniff',
  ])
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  for (const words of ['Сплатити', 'Скасувати', 'Оплатити пізніше']) expect(body.toString()).toContain(words)
  expect(body.toString()).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src)/)
  expect((await get('/sandbox/pay.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect((await get('/sandbox/pay.css')).status).toBe(200)
  for (const path of ['/sandbox/pay', '/sandbox/pay/', '/sandbox/pay/x', '/sandbox/pay/1/2']) {
    expect((await get(path)).status).toBe(404)
  }
})

const topUp = async ({ origin }: RunningServer, by = sandbox, from = origin) => {
  const call = callerOf({ fetch }, await tokenOf(by), origin)
  const path = '/admin-suppliers/v1/customer/account/up-balance'
  const { body } = await call('POST', path, { amount: 5 }, { headers: { Origin: from } })
  return { url: body.url, invoice: by.world().invoices.at(-1) }
}

test('an invoice is paid on the server’s own page', async () => {
  const { url, invoice } = await topUp(server)
  expect(url).toBe(`${server.origin}/sandbox/pay/${invoice?.id}`)
})

test.each([
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://evil.test', null],
  ['null', null],
])('a payment that began at %s leads back to %s', async (from, expected) => {
  const { invoice } = await topUp(server, sandbox, from)
  expect(invoice?.panel).toBe(expected ?? server.origin)
})

test('the server or the sandbox can set another payment origin', async () => {
  const other = await startServer({ sandbox, paymentOrigin: 'https://pay.example.com' })
  expect((await topUp(other)).url).toMatch(/^https:\/\/pay\.example\.com\/pay\/\d+$/)
  await other.close()
  const own = createSandbox({ paymentOrigin: 'https://pay.sandbox.test' })
  const third = await startServer({ sandbox: own })
  expect((await topUp(third, own)).url).toMatch(/^https:\/\/pay\.sandbox\.test\/pay\/\d+$/)
  await third.close()
})

test('the API and the board answer nothing that could not be saved', async () => {
  const saved = vi.fn(() => Promise.reject(new Error('The disk is full.')))
  const other = await startServer({ sandbox, staticDir: dist, saved })
  const call = callerOf({ fetch }, await tokenOf(sandbox), other.origin)
  const { status, body } = await call('POST', '/admin-suppliers/v1/customer/account/up-balance', { amount: 5 })
  expect([status, body]).toEqual([500, ''])
  expect((await call('GET', '/v1/customers/balances/service-balance')).status).toBe(500)
  expect((await fetch(`${other.origin}/sandbox/api/ledger`)).status).toBe(500)
  expect((await fetch(`${other.origin}/orders`)).status).toBe(200)
  await other.close()
})

test('without a build, pages get 503', async () => {
  const bare = await startServer({ sandbox, staticDir: join(dist, 'nowhere') })
  expect((await fetch(`${bare.origin}/orders`)).status).toBe(503)
  await bare.close()
})

test.each([
  ['/favicon.svg', 200],
  ['/missing.txt', 404],
  ['/app/inner.js', 404],
  ['/assets/none.js', 404],
])('%s may be opened as a document, so it has the policy', async (path, status) => {
  const answer = await get(path)
  expect([answer.status, String(answer.headers['content-security-policy'])]).toEqual([
    status,
    expect.stringContaining("default-src 'none'"),
  ])
  expect(answer.headers['x-frame-options']).toBe('DENY')
})

test('a style sheet is sent without the headers for documents', async () => {
  expect((await get('/assets/style-Ab12Cd34.css')).headers['content-security-policy']).toBeUndefined()
})
