import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Writes a `.br` file beside every text file of the build, for servers that serve precompressed files. */
export const brotli = (): Plugin => ({
  name: 'brotli',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = '' }) {
    const names = await readdir(dir, { recursive: true })
    const files = names
      .filter((name) => /\.(?:js|css|html|svg|txt|json|webmanifest)$/.test(name))
      .map((name) => join(dir, name))
    await Promise.all(
      files.map(async (file) => {
        const content = await readFile(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        await writeFile(`${file}.br`, await compress(content, { params }))
      }),
    )
  },
})
