// @vitest-environment node
import { expect, test } from 'vitest'
import { openingAt } from './address.domain.ts'

const at = (search: string) => openingAt(`http://localhost:5173/inspect${search}`)

test.each([
  ['', null],
  ['?file=/files/a.flow.jsonl&step=12', { address: '/files/a.flow.jsonl', step: 12 }],
  ['?file=a.flow.jsonl', { address: '/a.flow.jsonl', step: 1 }],
  ['?file=/a.jsonl&step=two', { address: '/a.jsonl', step: 1 }],
  ['?file=http://localhost:5173/a.jsonl', { address: '/a.jsonl', step: 1 }],
  ['?file=https://example.com/a.jsonl', null],
  ['?file=//example.com/a.jsonl', null],
  ['?file=http://[', null],
])('the address %s opens %j', (search, opening) => {
  expect(at(search)).toEqual(opening)
})
