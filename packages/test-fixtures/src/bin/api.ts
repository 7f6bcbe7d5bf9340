import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractFiles } from '../contract/files.ts'

/** Writes the contract of the API into docs/api. */
const folder = fileURLToPath(new URL('../../../../docs/api', import.meta.url))
await mkdir(folder, { recursive: true })
for (const [name, text] of Object.entries(await contractFiles())) await writeFile(join(folder, name), text)
