import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** What somebody with a stored session needs beside the first page. */
const panelParts = ['wiring/outside.ts', 'app/panel-screens.tsx', 'shell/Shell.tsx']

/**
 * Names files in index.html that the entry would otherwise ask for only after it has come and run:
 * the view for everybody, and for the boot script those that somebody with a stored session needs as well.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, filename }) {
      if (!filename.endsWith('/index.html')) return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const view = filesOf('view.tsx', chunks).filter((file) => !html.includes(file))
      const panel = panelParts.flatMap((part) => filesOf(part, chunks)).filter((file) => !html.includes(file))
      const missing = [...new Set(panel)].filter((file) => !view.includes(file))
      return { html: html.replace('data-panel=""', `data-panel="${missing.join(' ')}"`), tags: view.map(preload) }
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
