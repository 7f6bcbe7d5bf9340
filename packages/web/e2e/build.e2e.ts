import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

test('the panel can be put on a phone’s screen: its manifest names pictures that are there, in their sizes', () => {
  const html = readFileSync(`${dist}index.html`, 'utf8')
  const linked = /<link rel="manifest" href="\/([^"]+)"/.exec(html)?.[1] ?? ''
  const manifest = JSON.parse(readFileSync(dist + linked, 'utf8'))
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  const sizes = pngs.map(({ src }: { src: string }) => {
    const png = readFileSync(dist + src)
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
  })
  expect(sizes).toEqual(pngs.map((icon: { sizes: string }) => icon.sizes))
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  expect(existsSync(`${dist}${/<link rel="apple-touch-icon" href="\/([^"]+)"/.exec(html)?.[1]}`)).toBe(true)
})

test('no source map is deployed', () => {
  expect(readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))).toEqual([])
})
