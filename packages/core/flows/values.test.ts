import { expect, test } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { createMask, noMask } from './mask.ts'
import { createReader, createWriter } from './values.ts'

const file = new File(['Артикул;Назва'], 'Прайс Горицвіт.csv', { type: 'text/csv' })
const hexOf = (text: string) => Buffer.from(text).toString('hex')

test('a file is recorded with its name, size, type and first bytes, and a replay reads them', async () => {
  const write = createWriter(noMask)
  const plain = write({ file }, '')
  await expect.poll(() => plain).toHaveProperty('file.head')
  const facts = { name: 'Прайс Горицвіт.csv', size: 25, type: 'text/csv', head: hexOf('Артикул;Назва') }
  expect(plain).toEqual({ file: { $stand: 1, of: 'File', ...facts } })
  const read = createReader()(JSON.parse(JSON.stringify(plain))) as { readonly file: File }
  expect([read.file.name, read.file.size, read.file.type]).toEqual(['Прайс Горицвіт.csv', 25, 'text/csv'])
  expect(createWriter(noMask)(read, '')).toEqual(plain)
})

test('a masked file keeps its size and its format, and neither its name nor its bytes', () => {
  const plain = createWriter(createMask(seeded()))({ file }, '') as { readonly file: Record<string, unknown> }
  expect(plain.file).toMatchObject({ of: 'File', size: 25, type: 'text/csv' })
  expect(plain.file['name']).toMatch(/^\p{Lu}\p{Ll}{4} \p{Lu}\p{Ll}{7}\.csv$/u)
  expect(plain.file['name']).not.toContain('Горицвіт')
  expect(plain.file).not.toHaveProperty('head')
})
