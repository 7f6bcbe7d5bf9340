// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counted } from './areas.ts'

const reports = new URL('../../../../reports/', import.meta.url)

test.each(counted.map((one) => [one.area, one] as const))('every transition of %s is on some path', (_, one) => {
  expect(one.missed).toEqual([])
})

test.each(counted.map((one) => [one.area, one] as const))(
  'every state of %s has a check and every event an action',
  (_, one) => {
    expect(one.seen.toSorted()).toEqual(one.states.toSorted())
    expect(one.done.toSorted()).toEqual(one.events.toSorted())
  },
)

test('the product has at least 150 different paths', () => {
  const paths = counted.flatMap((one) => one.paths)
  const areas = counted.map(({ area, states, transitions, paths: { length } }) => ({
    area,
    states: states.length,
    transitions: transitions.length,
    paths: length,
  }))
  mkdirSync(reports, { recursive: true })
  writeFileSync(new URL('product.json', reports), `${JSON.stringify({ paths: paths.length, areas }, null, 2)}\n`)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeGreaterThanOrEqual(150)
})
