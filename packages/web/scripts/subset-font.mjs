/** Makes the panel’s only font file from Inter: the characters for Ukrainian and English, weights 400 to 600. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const target = new URL('../src/assets/fonts/', import.meta.url)
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

const characters = [
  range(0x20, 0x7e),
  range(0x410, 0x44f),
  // U+0401, U+0451, and the Ukrainian letters outside the common Cyrillic range.
  '\u0401\u0451\u0404\u0454\u0406\u0456\u0407\u0457\u0490\u0491',
  '\u00a0\u202f\u2009\u00ad',
  '₴№€«»„“”‘’ʼ–—…•·×÷−±≈≤≥°§©®™←→↑↓↗⌘⌥⇧⏎✓',
].join('')

const require = createRequire(import.meta.url)
const whole = await readFile(require.resolve('inter-ui/variable/InterVariable.woff2'))
const cut = await subsetFont(whole, characters, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 14, wght: { min: 400, max: 600, default: 400 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  noHinting: true,
})

await writeFile(new URL('inter.woff2', target), cut)
await writeFile(new URL('inter.LICENSE.txt', target), await readFile(require.resolve('inter-ui/LICENSE.txt')))
process.stdout.write(`inter.woff2: ${cut.length} bytes, ${characters.length} characters\n`)
if (cut.length > 45_000) throw new Error('the font is over its budget of 45 kB')
