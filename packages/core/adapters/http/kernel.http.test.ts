import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PortError } from '../../src/kernel/failure.ts'
import { putForm, read } from './kernel.http.ts'

test('a body that fits is read, and nothing more than its schema names', () => {
  expect(read(v.object({ a: v.number() }), { a: 1, b: 2 })).toEqual({ a: 1 })
})

test('a body that does not fit is unexpected, and is not carried along', () => {
  const error = new PortError({ kind: 'unexpected' })
  expect(() => read(v.object({ a: v.number() }), { a: 'secret' })).toThrow(error)
  try {
    read(v.object({ a: v.number() }), { a: 'secret' })
  } catch (error) {
    expect((error as Error).cause).toBeUndefined()
  }
})

test('a form that means PUT says so beside its parts', () => {
  const form = putForm({ avatar: new Blob(['x'], { type: 'image/png' }) })
  expect([...form.keys()]).toEqual(['_method', 'avatar'])
  expect(form.get('_method')).toBe('PUT')
})
