import { expect, test } from 'vitest'
import { idOnWire } from './ids.wire.ts'

test.each([
  ['6100', 6100],
  ['0', 0],
  ['ab-12', 'ab-12'],
  ['01HZX3', '01HZX3'],
  ['9007199254740993', '9007199254740993'],
  ['', ''],
])('the id %j is sent as %j', (id, sent) => {
  expect(JSON.parse(JSON.stringify(idOnWire(id)))).toBe(sent)
})
