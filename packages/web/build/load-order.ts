import type { Plugin } from 'vite'

/**
 * Style sheet first, then the boot script, and the app behind them: the first paint needs the former two only,
 * and on a thin line everything that is asked for at once is late together.
 */
export const loadOrder = (): Plugin => ({
  name: 'load-order',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [sheet = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? []
      return html
        .replace(sheet, '')
        .replace(/\s*<script src="\/boot.js">/, (boot) => sheet + boot)
        .replace('<script type="module" crossorigin', '<script type="module" crossorigin fetchpriority="low"')
        .replaceAll(
          '<link rel="modulepreload" crossorigin',
          '<link rel="modulepreload" crossorigin fetchpriority="low"',
        )
    },
  },
})
