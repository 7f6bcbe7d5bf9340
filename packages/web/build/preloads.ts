import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * The modules that a supplier with a stored session needs in addition to the first page. What the first request for data
 * waits for stands first.
 */
const panelParts = ['wiring/outside.ts', 'wiring/panel.ts', 'shell/Shell.tsx']

/**
 * Adds preloads to index.html for files that the entry would otherwise request only after it has loaded and run: the
 * view for every visit and, through the boot script, the panel’s files for a visit with a stored session. The boot
 * script gets a hash in its name, so that the next visit takes it from the cache without revalidation.
 */
export const preloads = (root: string): Plugin => ({
  name: 'preloads',
  apply: 'build',
  async buildStart() {
    this.emitFile({ type: 'asset', name: 'boot.js', source: await readFile(join(root, 'public/boot.js')) })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, filename }) {
      if (!filename.endsWith('/index.html')) return
      const boot = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('boot.js'))
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const view = filesOf('view.tsx', chunks).filter((file) => !html.includes(file))
      const panel = new Set(panelParts.flatMap((part) => filesOf(part, chunks)))
      const missing = [...panel].filter((file) => !html.includes(file) && !view.includes(file))
      const wordsOf = (language: string): string => filesOf(`i18n/${language}/panel.ts`, chunks)[0] ?? ''
      return {
        html: html
          .replace('src="/boot.js"', `src="/${boot?.fileName}"`)
          .replace('data-panel=""', `data-panel="${missing.join(' ')}"`)
          .replace('data-uk=""', `data-uk="${wordsOf('uk')}"`)
          .replace('data-en=""', `data-en="${wordsOf('en')}"`),
        tags: view.map((href) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href },
          injectTo: 'head' as const,
        })),
      }
    },
  },
})

/** The files that are loaded before what a page loads on demand: first those of every visit, then those of the panel. */
export const commonFiles = (chunks: readonly Rolldown.OutputChunk[]): readonly string[] =>
  ['main.ts', 'view.tsx', ...panelParts].flatMap((part) => filesOf(part, chunks)[0]?.slice(1) ?? [])

/** The chunk that contains a module, followed by the chunks that it imports. */
const filesOf = (module: string, chunks: readonly Rolldown.OutputChunk[]): readonly string[] => {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
  if (!chunk) throw new Error(`no file has ${module}`)
  return [chunk.fileName, ...chunk.imports].map((file) => `/${file}`)
}
