import { expect, test } from 'vitest'
import { mergeBegins, mergeHash } from './attribute-merge.domain.ts'

const [black, other, third] = [
  { id: '1', title: 'Чорний, «матовий» ~ 100%' },
  { id: '2', title: 'чорний' },
  { id: '3', title: 'Черный' },
]

test('the address of a merge holds its values, the first as the one that remains', () => {
  const hash = mergeHash([black, other, third])
  expect(hash).toMatch(/^#[^\s#?&]+$/)
  expect(mergeBegins({ to: 'attributes', hash })).toEqual({ into: black, values: [other, third] })
})

test.each([undefined, '', '#', '#title', '#%', '#%5B%5D', '#[["1","a"]]', '#[["1",2],["2","b"]]', '#{"a":1}'])(
  'the hash %s fills in nothing',
  (hash) => {
    expect(mergeBegins({ to: 'attributes', ...(hash !== undefined && { hash }) })).toEqual({})
  },
)
