import { join } from 'node:path'
import { type InlineConfig, type Plugin, runnerImport } from 'vite'

type FrameModule = typeof import('../src/app/Frame.tsx')

/** Writes the frame of the page into index.html: markup rendered from the same components that replace it later. */
export const frame = (root: string, alias: Record<string, string>): Plugin => ({
  name: 'frame',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const config: InlineConfig = { root, configFile: false, logLevel: 'error', resolve: { alias } }
      const { module } = await runnerImport<FrameModule>(join(root, 'src/app/Frame.tsx'), config)
      const page = html
        .replace('%description%', module.pageDescription)
        .replace('<!--frame-->', () => module.frameMarkup())
      // The Content Security Policy forbids style attributes in HTML. React sets styles through the DOM, which the
      // policy allows.
      if (/\sstyle="/.test(page)) throw new Error('the frame of the page has a style attribute')
      return page
    },
  },
})
