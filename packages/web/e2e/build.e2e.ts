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

/** The files that a file imports as soon as it is loaded, and those that these import. */
const importsOf = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const [, name = ''] of readFileSync(`${dist}assets/${file}`, 'utf8').matchAll(
    /(?:from|import)"\.\/([^"]+\.js)"/g,
  ))
    if (!found.has(name)) importsOf(name, found.add(name))
  return found
}
const subjectOf = (file: string) => /^([a-z-]+)-view-[\w-]{8}\.js$/.exec(file)?.[1]

/** Small parts of a page that another page takes along with the whole of it: a request of their own would cost more. */
const taken: Readonly<Record<string, readonly string[]>> = {
  appearance: ['account'],
  chats: ['categories'],
  'deliveries-sender': ['deliveries-panel'],
  notifications: ['categories', 'home'],
  // One page with two lists.
  imports: ['import-list', 'import-sources'],
  'product-editor': ['categories'],
  reviews: ['categories', 'chats'],
  stores: ['account', 'payment-methods-methods'],
}

test('a page does not load the view of another one, such as the list of products that of its editor', () => {
  const views = readdirSync(`${dist}assets`).filter(subjectOf)
  expect(views.length).toBeGreaterThan(15)
  for (const view of views) {
    const subject = subjectOf(view) ?? ''
    const others = [...importsOf(view)].flatMap((file) => subjectOf(file) ?? [])
    expect([subject, others.filter((other) => !taken[subject]?.includes(other))]).toEqual([subject, []])
  }
})

/** Dialogs that open over the page whose view they need, and the product as buyers see it. */
const overTheirPage = ['BuyerViewDialog', 'PickListDialog', 'WithdrawalDialog']

test('no other part, such as a form or a dialog, loads the view of a page', () => {
  const parts = readdirSync(`${dist}assets`).filter((file) => file.endsWith('.js') && !subjectOf(file))
  expect(parts.length).toBeGreaterThan(40)
  const heavy = parts.filter((part) => [...importsOf(part)].some(subjectOf))
  expect(heavy.map((part) => part.slice(0, part.indexOf('-')))).toEqual(overTheirPage)
})
