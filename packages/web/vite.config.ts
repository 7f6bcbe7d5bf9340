import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { panelGroups, viewGroup } from './build/chunks.ts'
import { classNamesOf } from './build/class-names.ts'
import { compileHints } from './build/compile-hints.ts'
import { compiledStyles } from './build/compiled-styles.ts'
import { firstSheet } from './build/first-sheet.ts'
import { frame } from './build/frame.ts'
import { lean } from './build/lean.ts'
import { minifiedBoot } from './build/minified-boot.ts'
import { ownRuntime } from './build/own-runtime.ts'
import { pandaCss } from './build/panda-css.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = { 'styled-system': fileURLToPath(new URL('styled-system', import.meta.url)) }
const styles = Object.entries(alias).map(([find, replacement]) => ({ find, replacement }))
/** React has had these hooks of its own since version 18. */
const storeHooks = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
]
const classNames = classNamesOf(root, alias)
const sandbox = 'http://localhost:8787'

/** What the first page has loaded is never asked for ahead. */
const comesLater = (file: string) => !/^assets\/(?:index|view)-/.test(file)

type PostcssPlugin = Exclude<NonNullable<NonNullable<UserConfig['css']>['postcss']>, string>['plugins'] extends
  | readonly (infer Plugin)[]
  | undefined
  ? Plugin
  : never

export default defineConfig(
  ({ command, mode }): UserConfig => ({
    root,
    resolve: { alias: [...styles, ...storeHooks] },
    plugins: [
      react(),
      pandaCss(root, classNames),
      compiledStyles(classNames),
      lean(),
      frame(root, alias, classNames),
      minifiedBoot(root),
      ownRuntime(),
      firstSheet(),
      compileHints(),
      brotli(),
    ],
    css: {
      postcss: {
        plugins:
          command === 'serve' ? [pandacss({ cwd: root, configPath: 'panda.inspect.config.ts' }) as PostcssPlugin] : [],
      },
    },
    define: {
      __DEVELOPMENT__: JSON.stringify(mode !== 'production' && mode !== 'sandbox'),
      __FLOWS__: JSON.stringify(mode !== 'production'),
    },
    build: {
      outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
      target: ['chrome111', 'firefox113', 'safari16.4'],
      sourcemap: mode === 'production' || mode === 'sandbox' ? false : 'hidden',
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(comesLater) },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // The sandbox build has pages of its own, for people who look into the app.
        ...(mode === 'sandbox' && { input: ['index.html', 'inspect.html', 'replay.html'].map((page) => root + page) }),
        output: {
          codeSplitting: {
            groups: [
              // What the first page runs is one file, what draws it another: few requests, no waterfall, little glue.
              ...(mode === 'sandbox' ? [] : [{ name: 'app', tags: ['$initial' as const] }]),
              viewGroup,
              ...panelGroups,
              { name: 'icons', test: /lucide-react/, minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: {
      proxy: {
        // Under the name of this server, so that addresses in replies lead back to it.
        '/api': { target: sandbox },
        '/app': { target: sandbox, ws: true },
        '/sandbox': sandbox,
      },
    },
  }),
)
