import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** The boot script is a plain file that everything waits for: it loses its comments and long names on the way. */
export const minifiedBoot = (root: string): Plugin => ({
  name: 'minified-boot',
  apply: 'build',
  async generateBundle() {
    const source = await readFile(join(root, 'public/boot.js'), 'utf8')
    const { code, errors } = await minify('boot.js', source)
    if (errors.length > 0) throw new Error(`boot.js: ${errors[0]?.message}`)
    this.emitFile({ type: 'asset', fileName: 'boot.js', source: code })
  },
})
