import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contractFiles } from './files.ts'

const folder = fileURLToPath(new URL('../../../../docs/api', import.meta.url))

test('the written contract is that of the code: `pnpm api` writes it', async () => {
  const files = await contractFiles()
  expect((await readdir(folder)).sort()).toEqual(Object.keys(files).sort())
  for (const [name, text] of Object.entries(files)) {
    // The difference of two long texts would take minutes to show.
    const isSame = (await readFile(`${folder}/${name}`, 'utf8')) === text
    expect([name, isSame]).toEqual([name, true])
  }
})
