import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.domain.ts'

const rows = [{ id: '1' }, { id: '2' }, { id: '3' }]

test.each([
  ['1', null, '2'],
  ['2', '1', '3'],
  ['3', '2', null],
  ['new', null, null],
  [null, null, null],
])('beside %j are %j and %j', (id, previous, next) => {
  expect(neighboursOf(rows, id)).toEqual({ previous, next })
})
