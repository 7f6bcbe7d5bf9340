import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { planted } from '../packages/test-fixtures/src/world/planted.ts'
import { mayHoldSecrets, scanned, writtenPlaces } from './secrets.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'written-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

/** A zip as programs write it that do not know the sizes beforehand. */
const zipOf = (name: string, text: string): Buffer => {
  const packed = deflateRawSync(Buffer.from(text))
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt16LE(Buffer.byteLength(name), 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(Buffer.byteLength(name), 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + Buffer.byteLength(name) + packed.length, 16)
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

const told = JSON.stringify({ password: planted.password, tidings: 'a line that nobody has to hide' })

test.each<[string, string, string | Buffer]>([
  ['a report', 'reports/vitest.json', told],
  ['a report as a page', 'reports/page.html', `<td>${planted.password}</td>`],
  ['the report of a step', 'reports/steps/tests.json', JSON.stringify({ output: told })],
  ['what a walk has recorded', 'reports/model/door.json', told],
  ['a kept recording', 'packages/test-fixtures/recordings/a-story.flow.jsonl', `{}\n${told}\n`],
  ['a recording that a test has saved', 'reports/flows/a-story.jsonl', told],
  ['what a page has let a person save', 'reports/browser/a-test/saved.jsonl', told],
  ['what a failed test has seen', 'reports/browser/a-test/error-context.md', `- text: ${planted.password}`],
  ['a trace', 'reports/browser/a-test/trace.zip', zipOf('trace.network', told)],
  ['a trace in its file names', 'reports/browser/a-test/trace.zip', zipOf(`${planted.password}.txt`, '')],
  ['a packed log', 'reports/soak.log.gz', gzipSync(told)],
  ['a built file', 'packages/web/dist/assets/app.js', `const a="${planted.password}"`],
  ['a built file, packed', 'packages/web/dist-sandbox/assets/app.js.br', brotliCompressSync(told)],
  ['a text of two bytes a sign', 'reports/log.txt', Buffer.from(told, 'utf16le')],
])('%s that holds one is named', (_, file, content) => {
  write('reports/innocent.json', '{"passed":12}')
  write(file, content)
  expect(scanned(root, writtenPlaces)).toEqual({ files: 2, found: [`${file} holds the planted password`] })
})

test('every one of them is found', () => {
  write('reports/x.json', JSON.stringify(planted))
  expect(scanned(root, writtenPlaces).found).toHaveLength(Object.keys(planted).length)
})

test('nothing is found where nothing is', () => {
  write('reports/x.json', '{}')
  write('reports/y.zip', zipOf('a.txt', 'nothing'))
  expect(scanned(root, writtenPlaces)).toEqual({ files: 2, found: [] })
})

test('the world of the sandbox may hold them, and says why', () => {
  write('.sandbox/world.json', told)
  expect(scanned(root, writtenPlaces)).toEqual({ files: 0, found: [] })
  expect(mayHoldSecrets.every(({ place, reason }) => writtenPlaces.includes(place) && reason.length > 20)).toBe(true)
})
