import { join } from 'node:path'
import { type InlineConfig, type Plugin, runnerImport } from 'vite'
import type { ClassNames } from './class-names.ts'

type FrameModule = typeof import('../src/app/Frame.tsx')

/** Puts the frame of the page into index.html: the markup of the very components that take over later. */
export const frame = (root: string, alias: Record<string, string>, classNames: () => Promise<ClassNames>): Plugin => ({
  name: 'frame',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { server }) {
      const config: InlineConfig = { root, configFile: false, logLevel: 'error', resolve: { alias } }
      const { module } = await runnerImport<FrameModule>(join(root, 'src/app/Frame.tsx'), config)
      const page = html
        .replace('%description%', module.pageDescription)
        // While one develops, the styles come last of all.
        .replace('<!--sketch-->', server ? '' : module.sketchMarkup())
        .replace('<!--frame-->', module.frameMarkup())
      // The policy forbids style attributes in HTML; React sets them otherwise.
      if (/\sstyle="/.test(page)) throw new Error('the frame of the page has a style attribute')
      return server ? page : (await classNames()).short.inMarkup(page)
    },
  },
})
