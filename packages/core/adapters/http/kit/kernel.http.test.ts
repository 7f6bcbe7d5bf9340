import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PortError } from '../../../src/kernel/failure.ts'
import { putForm } from './http.upload.ts'
import { headersWith, jsonIn, read } from './kernel.http.ts'

test('a body that fits its schema is read, without any other field', () => {
  expect(read(v.object({ a: v.number() }), { a: 1, b: 2 })).toEqual({ a: 1 })
})

test('a body that does not fit is unexpected, and the failure does not contain it', () => {
  const error = new PortError({ kind: 'unexpected' })
  expect(() => read(v.object({ a: v.number() }), { a: 'secret' })).toThrow(error)
  try {
    read(v.object({ a: v.number() }), { a: 'secret' })
  } catch (error) {
    expect((error as Error).cause).toBeUndefined()
  }
})

test('a PUT form carries its method as a field', () => {
  const form = putForm({ avatar: new Blob(['x'], { type: 'image/png' }) })
  expect([...form.keys()]).toEqual(['_method', 'avatar'])
  expect(form.get('_method')).toBe('PUT')
})

test('text that is not JSON is undefined', () => {
  expect(['{"a":1}', 'null', '', '<html>'].map(jsonIn)).toEqual([{ a: 1 }, null, undefined, undefined])
})

test('no header of a request replaces a header of the client, in upper or lower case', () => {
  const more = { 'x-session': 'customer', AUTHORIZATION: 'Bearer stolen', 'Idempotency-Key': 'k' }
  const own = { 'X-Session': 'supplier', Authorization: null }
  expect([...headersWith(more, own)]).toEqual([
    ['idempotency-key', 'k'],
    ['x-session', 'supplier'],
  ])
  expect([...headersWith(undefined, { Authorization: 'Bearer own' })]).toEqual([['authorization', 'Bearer own']])
})
