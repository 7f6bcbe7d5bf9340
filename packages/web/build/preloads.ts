import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** What somebody with a stored session needs beside the first page. */
const panelParts = ['wiring/outside.ts', 'app/panel-screens.tsx', 'shell/Shell.tsx']

/**
 * Names files in index.html that the entry would otherwise ask for only after it has come and run: the view for
 * everybody, and for the boot script those that somebody with a stored session needs as well. The boot script gets a
 * hash in its name, so that the next visit does not ask whether it has changed.
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
      return {
        html: html
          .replace('src="/boot.js"', `src="/${boot?.fileName}"`)
          .replace('data-panel=""', `data-panel="${missing.join(' ')}"`),
        tags: view.map(preload),
      }
    },
  },
})

/** The file that a module stands in, and the files that one imports. */
const filesOf = (module: string, chunks: readonly Rolldown.OutputChunk[]): readonly string[] => {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
  if (!chunk) throw new Error(`no file has ${module}`)
  return [chunk.fileName, ...chunk.imports].map((file) => `/${file}`)
}

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href },
  injectTo: 'head',
})
