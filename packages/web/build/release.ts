import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const commitIn = (root: string): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return 'unknown'
  }
}

/** A short hash of the names of files, which contain the hashes of their contents. */
const hashOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update([...names].sort().join())
    .digest('hex')
    .slice(0, 4)

/**
 * Names the release by the commit (of the variable `COMMIT`, or of the repository), a hash of the built files, and the
 * day. The name stands in the page and in `version.json`, and in no module, so that a release renames no file by it.
 * `worker` lets a service worker keep the files; the host turns it off by editing `version.json`.
 */
export const release = (root: string, worker: boolean): Plugin => {
  let named = { id: '', day: '' }
  return {
    name: 'release',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, filename }) {
        if (!filename.endsWith('/index.html')) return
        const commit = (process.env['COMMIT'] ?? commitIn(root)).slice(0, 8)
        named = { id: `${commit}-${hashOf(Object.keys(bundle))}`, day: new Date().toISOString().slice(0, 10) }
        const content = `${named.id} ${named.day}`
        return [{ tag: 'meta', attrs: { name: 'release', content }, injectTo: 'head' as const }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const source = `${JSON.stringify({ ...named, worker })}\n`
        this.emitFile({ type: 'asset', fileName: 'version.json', source })
      },
    },
  }
}
