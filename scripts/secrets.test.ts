import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { planted } from '../packages/test-fixtures/src/world/planted.ts'
import { mayHoldSecrets, scanned, writtenAddresses } from './secrets.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'written-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

/** A zip as written by programs that stream: the local header has no sizes. */
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
  ['an HTML report', 'reports/page.html', `<td>${planted.password}</td>`],
  ['the report of a step', 'reports/steps/tests.json', JSON.stringify({ output: told })],
  ['a recording of a model test', 'reports/model/door.json', told],
  ['a committed recording', 'packages/test-fixtures/recordings/a-story.flow.jsonl', `{}\n${told}\n`],
  ['a recording saved by a test', 'reports/flows/a-story.jsonl', told],
  ['a file saved from a page', 'reports/browser/a-test/saved.jsonl', told],
  ['the error context of a failed test', 'reports/browser/a-test/error-context.md', `- text: ${planted.password}`],
  ['a trace', 'reports/browser/a-test/trace.zip', zipOf('trace.network', told)],
  ['a trace in its file names', 'reports/browser/a-test/trace.zip', zipOf(`${planted.password}.txt`, '')],
  ['a packed log', 'reports/soak.log.gz', gzipSync(told)],
  ['a built file', 'packages/web/dist/assets/app.js', `const a="${planted.password}"`],
  ['a built file, packed', 'packages/web/dist-sandbox/assets/app.js.br', brotliCompressSync(told)],
  ['a UTF-16 text', 'reports/log.txt', Buffer.from(told, 'utf16le')],
])('a secret in %s is reported', (_, file, content) => {
  write('reports/innocent.json', '{"passed":12}')
  write(file, content)
  expect(scanned(root, writtenAddresses)).toEqual({ files: 2, found: [`${file} holds the planted password`] })
})

test('every planted secret is found', () => {
  write('reports/x.json', JSON.stringify(planted))
  expect(scanned(root, writtenAddresses).found).toHaveLength(Object.keys(planted).length)
})

test('files without secrets are not reported', () => {
  write('reports/x.json', '{}')
  write('reports/y.zip', zipOf('a.txt', 'nothing'))
  expect(scanned(root, writtenAddresses)).toEqual({ files: 2, found: [] })
})

test('the sandbox’s world may contain secrets, with a reason', () => {
  write('.sandbox/world.json', told)
  expect(scanned(root, writtenAddresses)).toEqual({ files: 0, found: [] })
  expect(
    mayHoldSecrets.every(({ location, reason }) => writtenAddresses.includes(location) && reason.length > 20),
  ).toBe(true)
})
