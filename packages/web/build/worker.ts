import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

interface Kept {
  readonly url: string
  /** `null` for a file that has a hash in its name. */
  readonly revision: string | null
}

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

/**
 * Builds the service worker, `/worker.js`, with the list of the files of the release. It comes last, because the page
 * with the name of the release is one of them.
 */
export const worker = (root: string, mode: string): Plugin => ({
  name: 'worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = String((bundle['index.html'] as Rolldown.OutputAsset).source)
      const release = /name="release" content="([\w-]+)/.exec(page)?.[1]
      const hashed = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      const files: readonly Kept[] = [
        { url: '/', revision: digest(page) },
        ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
        ...publicFiles(root),
      ]
      const beside = ['api', 'app', ...(mode === 'sandbox' ? ['sandbox'] : [])]
      const define = {
        __RELEASE__: JSON.stringify(release),
        __FILES__: JSON.stringify(files),
        __BESIDE__: JSON.stringify(beside),
      }
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await built(root, define) })
    },
  },
})

/** Icons and the like, which are copied as they are. */
const publicFiles = (root: string): readonly Kept[] => {
  const folder = join(root, 'public')
  return readdirSync(folder)
    .filter((file) => file !== 'boot.js')
    .map((file) => ({ url: `/${file}`, revision: digest(readFileSync(join(folder, file))) }))
}

const built = async (root: string, define: Record<string, string>): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'worker/worker.ts'), output: { format: 'iife' } },
    },
  })
  const [file] = (result as Rolldown.RolldownOutput).output
  return file.code
}
