import { describe, expect, test } from 'vitest'
import { fieldTextsOf, textsOf } from '../../../src/kernel/failure.ts'
import { failureOf } from './http.errors.ts'

const now = Date.UTC(2026, 0, 1, 12, 0, 0)

const failed = (body: unknown, status = 422, retryAfter: string | null = null) =>
  failureOf({ status, body, retryAfter }, now)
const texts = (body: unknown) => textsOf(failed(body)).map(({ text }) => text)
const fields = (body: unknown) =>
  Object.fromEntries(Object.entries(fieldTextsOf(failed(body))).map(([name, said]) => [name, said.map((t) => t.text)]))

describe('the messages of an error response', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['a message', { message: 'Ні' }, ['Ні']],
    ['a list of messages', { message: ['Ні', 'Так'] }, ['Ні', 'Так']],
    ['errors by field', { errors: { telephone: ['A', 'B'], code: 'C' } }, ['A', 'B', 'C']],
    ['a message, then errors', { message: 'M', errors: { a: ['E'] } }, ['M', 'E']],
    ['nested lists and objects', { errors: { a: [['1', ['2']], { b: { message: '3' } }] } }, ['1', '2', '3']],
    ['errors that are a list', { errors: ['A', { message: 'B' }] }, ['A', 'B']],
    ['errors that are text', { errors: 'A' }, ['A']],
    ['the same message twice', { message: 'A', errors: { a: ['A', ' A '] } }, ['A']],
    ['blanks around a message', { message: '  A\n' }, ['A']],
    ['only blanks', { message: ' ', errors: { a: ['', '\t'] } }, []],
    ['values that are not text', { message: { a: 1 }, errors: { a: [1, null, true, {}] } }, []],
    ['a number instead of a message', { message: 5, errors: null }, []],
    ['a summary with a count', { message: 'A. (and 2 more errors)', errors: { a: ['A.'], b: ['B.'] } }, ['A.', 'B.']],
    ['a message longer than the first error', { message: 'A. Більше', errors: { a: ['A.'] } }, ['A. Більше', 'A.']],
    ['500 signs', { message: 'я'.repeat(500) }, ['я'.repeat(500)]],
    ['501 signs', { message: 'я'.repeat(501) }, []],
    ['two lines', { message: 'Рядок\nДругий, і/або третій' }, ['Рядок\nДругий, і/або третій']],
    ['a PHP trace', { message: 'Error\n#0 /var/www/app.php(12): run()' }, []],
    ['a relative trace', { message: 'Error\n  at vendor/laravel/src/Kernel.php:12' }, []],
    ['a Node trace', { message: 'Error\r\n    at run (/srv/app.js:1:2)' }, []],
    ['a Windows trace', { message: 'Error\nin C:\\app\\index.php' }, []],
    ['an HTML page', '<html><body>502</body></html>', []],
    ['a list', ['A'], []],
    ['nothing', undefined, []],
    ['null', null, []],
    ['an inherited message', Object.create({ message: 'A' }), []],
  ])('%s', (_, body, expected) => {
    expect(texts(body)).toEqual(expected)
  })

  test('are at most 20', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `E${index}`)
    expect(texts({ message: 'M', errors: { a: many } })).toHaveLength(20)
    expect(texts({ message: many })).toHaveLength(20)
  })

  test('are searched for to a limited depth', () => {
    const deep: { a?: unknown } = {}
    let at = deep
    for (let depth = 0; depth < 10_000; depth++) {
      const next: { a?: unknown } = {}
      at.a = next
      at = next
    }
    expect(texts({ errors: deep })).toEqual([])
  })
})

test.each<[string, unknown, object]>([
  ['lists', { errors: { telephone: ['A', 'B'], code: ['C'] } }, { telephone: ['A', 'B'], code: ['C'] }],
  ['text', { errors: { telephone: 'A' } }, { telephone: ['A'] }],
  ['an object with a message', { errors: { telephone: { message: 'A' } } }, { telephone: ['A'] }],
  ['nested names', { errors: { items: { 0: { name: ['A'] } } } }, { 'items.0.name': ['A'] }],
  ['objects in a list', { errors: { items: [{ name: 'A' }] } }, { 'items.0.name': ['A'] }],
  ['names with dots', { errors: { 'items.0.name': ['A'] } }, { 'items.0.name': ['A'] }],
  ['the same message for two fields', { errors: { a: ['A'], b: ['A'] } }, { a: ['A'], b: ['A'] }],
  ['only a message', { message: 'A' }, {}],
  ['errors without names', { errors: ['A', 'B'] }, {}],
])('the fields of an error response: %s', (_, body, expected) => {
  expect(fields(body)).toEqual(expected)
})

test('a field called __proto__ is read like any other', () => {
  const failure = failed(JSON.parse('{"errors":{"__proto__":["A"]}}'))
  expect(Object.keys(fieldTextsOf(failure))).toEqual(['__proto__'])
  expect(({} as { 0?: unknown })[0]).toBeUndefined()
})

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['0', 1],
  ['121', 121],
  ['Thu, 01 Jan 2026 12:00:30 GMT', 30],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 1],
  ['Thu, 01 Jan 2037 11:00:00 GMT', 3600],
  ['Thu, some day GMT', 1],
  ['-5', 1],
  ['1.5', 1],
  ['soon', 1],
  ['2037-01-01', 1],
  ['', 1],
  ['9'.repeat(400), 3600],
  [null, null],
])('Retry-After %s asks for %s seconds', (written, retryAfter) => {
  expect(failed(null, 503, written)).toEqual({ kind: 'serverBroken', status: 503, texts: [], retryAfter, at: now })
  expect(failed(null, 429, written)).toEqual({
    kind: 'refused',
    status: 429,
    texts: [],
    fields: {},
    retryAfter,
    at: now,
  })
})

test.each([
  [401, { kind: 'unauthorized', texts: [{ text: 'A' }] }],
  [400, { kind: 'refused', status: 400 }],
  [403, { kind: 'refused', status: 403 }],
  [404, { kind: 'refused', status: 404 }],
  [419, { kind: 'refused', status: 419 }],
  [500, { kind: 'serverBroken', status: 500 }],
  [599, { kind: 'serverBroken', status: 599 }],
])('%i has its own kind of failure', (status, expected) => {
  expect(failed({ message: 'A' }, status)).toMatchObject(expected)
})

test.each([
  'The given data was invalid.',
  'The given data was invalid. (and 2 more errors)',
  'Unauthenticated.',
  'Server Error',
  'Too Many Attempts.',
  'CSRF token mismatch.',
  'This action is unauthorized.',
  'Service Unavailable',
  'The telephone field is required.',
  'The password must be at least 8 characters.',
  'The selected country is invalid.',
  'No query results for model [App\\Models\\User] 7',
  'The GET method is not supported for this route.',
])('%j is not shown to the supplier', (message) => {
  for (const status of [401, 422, 500]) {
    expect(failed({ message }, status)).toMatchObject({ texts: [], details: message })
  }
  expect(fieldTextsOf(failed({ errors: { telephone: [message] } }))).toEqual({
    telephone: [{ text: message, isStock: true }],
  })
})

test.each(['Такий номер уже зареєстровано.', 'The Beatles', 'A', 'IBAN UA12 не знайдено.'])(
  '%j is shown',
  (message) => {
    expect(failed({ message })).not.toHaveProperty('details')
    expect(texts({ message })).toEqual([message])
  },
)

test('a refusal carries its code and its reason for programs', () => {
  const body = { message: 'Ні', code: 'wrong_state', details: { reason: 'orders_open', orders_open: 2 } }
  expect(failed(body, 409)).toMatchObject({ code: 'wrong_state', reason: 'orders_open' })
  const named = { details: { reason: 'variant_in_order', variants: [5, { id: 6 }, { title: 'M' }, null] } }
  expect(failed(named, 409)).toMatchObject({ parts: ['5', '6'] })
  expect(failed({ code: 5, details: { reason: ['x'] } }, 409)).not.toHaveProperty('reason')
  expect(failed({ code: 5, details: 'reason' }, 409)).not.toHaveProperty('code')
})

test.each([
  [190.5, 190_50],
  ['190.50', 190_50],
  [0, undefined],
  [-5, undefined],
  ['багато', undefined],
  [null, undefined],
])('a missing sum of %j hryvnias is read as %s kopecks', (missing, expected) => {
  expect(failed({ details: { missing } })).toMatchObject(
    expected === undefined ? { kind: 'refused' } : { missing: expected },
  )
  if (expected === undefined) expect(failed({ details: { missing } })).not.toHaveProperty('missing')
})
