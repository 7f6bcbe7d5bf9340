import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hostileAnswers } from '@supplier/test-fixtures/adapters/hostile'
import { readMarks } from '../src/articles/marks.ts'
import type { Measured } from './part.ts'

const enough = 50
const tries = 5
const file = fileURLToPath(new URL('../../../reports/server-texts.json', import.meta.url))

/** Formatting marks of an article, each repeated up to the longest text. */
const marks = [
  '1. ',
  '- ',
  '[',
  '[a](',
  '**',
  '**a ',
  '\\[',
  '# ',
  '> ',
  '`',
  '<a',
  '&amp;',
  '\n- ',
  '1. a\n',
  '- a\n  - b\n',
]
const longestBody = 20_000

interface Row {
  readonly subject: string
  readonly shape: string
  readonly ms: number
}

/** Measures how long the page is blocked when a text or the shape of a response is replaced with hostile data. */
export const measureServerTexts = async (): Promise<Measured> => {
  const rows: Row[] = []
  for (const { subject, shape, prepare } of await hostileAnswers()) {
    rows.push({ subject, shape, ms: await quickest(prepare) })
  }
  for (const piece of marks) {
    const body = piece.repeat(longestBody / piece.length)
    const ms = await quickest(() => async () => readMarks(body))
    rows.push({ subject: 'the preview of an article', shape: JSON.stringify(piece), ms })
  }
  rows.sort((one, other) => other.ms - one.ms)
  mkdirSync(fileURLToPath(new URL('../../../reports', import.meta.url)), { recursive: true })
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
  const slowest = rows[0]?.ms ?? Number.NaN
  return {
    report: { serverTexts: { tried: rows.length, slowest: rows[0] } },
    table: { 'answers of a hostile server': { tried: rows.length, slowest } },
    found: ({ name }) => (name === 'server-texts' ? slowest : undefined),
  }
}

/** Milliseconds of the fastest try: other programs may slow down a try, so a slow one is repeated. */
const quickest = async (prepare: () => () => Promise<unknown>): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < tries && best >= enough; nth += 1) {
    const read = prepare()
    const from = performance.now()
    await read().catch(() => {})
    best = Math.min(best, performance.now() - from)
  }
  return Math.round(best * 100) / 100
}
