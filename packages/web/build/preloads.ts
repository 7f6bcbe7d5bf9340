import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What somebody with a stored session needs beside the entry. */
const panelParts = ['wiring/outside.ts', 'shell/ShellSkeleton.tsx', 'shell/Shell.tsx']

/**
 * Names chunks in index.html that the entry would otherwise ask for only after it has come and run:
 * the view for everybody, and for the boot script those that somebody with a stored session needs as well.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, filename }) {
      if (!filename.endsWith('/index.html')) return
      const addressOf = (module: string): string => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
        )
        if (!chunk) throw new Error(`no chunk has ${module}`)
        return `/${chunk.fileName}`
      }
      const view: HtmlTagDescriptor = {
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: addressOf('view.tsx') },
        injectTo: 'head',
      }
      return { html: html.replace('data-panel=""', `data-panel="${panelParts.map(addressOf).join(' ')}"`), tags: [view] }
    },
  },
})
