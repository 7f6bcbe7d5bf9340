import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hostileAnswers } from '@supplier/test-fixtures'
import { readMarks } from '../src/articles/marks.ts'
import type { Measured } from './part.ts'

const enough = 50
const tries = 5
const file = fileURLToPath(new URL('../../../reports/server-texts.json', import.meta.url))

/** What an article is marked with, repeated without end. */
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

/** Every text and shape of an answer, replaced by what no honest server sends: how long the page stands still. */
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

/** Milliseconds; what other programs take of the processor is no fault of the panel, so a slow try is tried again. */
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
