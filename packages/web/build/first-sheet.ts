import type { Plugin } from 'vite'
import { viewGroup } from './chunks.ts'
import { rulesFor } from './rules-for.ts'

/**
 * The sketch of the page needs a part of the style sheet, and no more stands before the first paint.
 * The whole sheet follows behind the sketch, and with it the page in words; it has every rule of the first once more,
 * so that nothing depends on which came when.
 */
export const firstSheet = (): Plugin => ({
  name: 'first-sheet',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('there is no index.html to put the first sheet into')
      const html = String(page.source)
      const [link = '', name = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">\s*/.exec(html) ?? []
      const [sketch = ''] = /<div id="sketch">.*(?=<div id="frame">)/s.exec(html) ?? []
      const whole = bundle[name]
      if (whole?.type !== 'asset' || !sketch) throw new Error('index.html has no style sheet, or no sketch')
      const first = this.emitFile({ type: 'asset', name: 'first.css', source: rulesFor(String(whole.source), sketch) })
      const scripts = html.match(/<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g) ?? []
      // Whether the font may be asked for so early is for the boot script to say.
      const [preload = '', font = ''] = /<link rel="preload" href="([^"]+)" as="font"[^>]*>\s*/.exec(html) ?? []
      if (!font) throw new Error('index.html names no font')
      const view = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === viewGroup.name)
      const late = [link, ...scripts, view ? `<script type="module" crossorigin src="/${view.fileName}"></script>` : '']
      page.source = [link, ...scripts, preload]
        .reduce((left, tag) => left.replace(tag, ''), html)
        // The boot script does not wait for it this way.
        .replace(
          /<script src="\/boot.js"[^>]*><\/script>\s*/,
          `<script src="/boot.js" data-font="${font}"></script>${link.replace(name, this.getFileName(first))}`,
        )
        .replace(sketch, () => sketch + late.join(''))
    },
  },
})
