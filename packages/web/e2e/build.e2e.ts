import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css|html)$/.test(name))

const foreign = [
  ['the sandbox', /sandbox/i],
  ['the seeded suppliers', /Supplier1!|380671112233|380502223344/],
  ['faults', /applied-then|reset-before/],
  ['the inspector', /statelyai|stately\.ai\/inspect|inspected/],
  ['the viewer', /inspect\.(?:arrived|greeted)|rankdir|Open a recording|entries\.arrived/],
  ['recordings', /supplier-flow|This is no recording/],
  ['a source map', /sourceMappingURL/],
  ['an inline style', /<[a-z][^>]*\sstyle="/],
] as const

for (const [what, pattern] of foreign) {
  test(`the production build contains no trace of ${what}`, () => {
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((name) => pattern.test(readFileSync(dist + name, 'utf8')))).toEqual([])
  })
}

test('the production build has no pages besides the panel', () => {
  expect(files.filter((name) => name.endsWith('.html'))).toEqual(['index.html'])
})

test('no source map is deployed', () => {
  expect(readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))).toEqual([])
})
