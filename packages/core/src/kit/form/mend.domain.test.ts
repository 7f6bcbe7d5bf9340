import { expect, test } from 'vitest'
import { fieldAt, hashOfMend, reasonsAt } from './mend.domain.ts'

const there = (field: string | null, reason: string) => {
  const hash = hashOfMend(field, reason)
  return hash === undefined ? {} : { hash }
}

test('the reason of a refusal goes along to its field', () => {
  const at = there('length', 'Для поштомата вкажіть розміри: 1?')
  expect([fieldAt(at), reasonsAt(at)]).toEqual(['length', { length: { text: 'Для поштомата вкажіть розміри: 1?' } }])
})

test.each([
  ['without a field', there(null, 'Щось'), undefined],
  ['without a reason', there('note', ''), 'note'],
  ['written wrongly', { hash: '#note?%E0%A4%A' }, 'note'],
  ['without a hash', {}, undefined],
])('an address %s shows no error', (_, at, field) => {
  expect([fieldAt(at), reasonsAt(at)]).toEqual([field, {}])
})

test('a long text in an address is cut', () => {
  expect(reasonsAt({ hash: `#note?${'a'.repeat(900)}` })).toEqual({ note: { text: 'a'.repeat(200) } })
})
