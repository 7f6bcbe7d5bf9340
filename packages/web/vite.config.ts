import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { chunks } from './build/chunks.ts'
import { frame } from './build/frame.ts'
import { stableNames } from './build/names.ts'
import { commonFiles, preloads } from './build/preloads.ts'
import { release } from './build/release.ts'
import { checkedVariables } from './build/variables.ts'
import { worker } from './build/worker.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = { 'styled-system': fileURLToPath(new URL('styled-system', import.meta.url)) }
/** `pnpm dev` starts the sandbox on the next free port. */
const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 8787}`

type PostcssPlugin = Exclude<NonNullable<NonNullable<UserConfig['css']>['postcss']>, string>['plugins'] extends
  | readonly (infer Plugin)[]
  | undefined
  ? Plugin
  : never

/** The sandbox build has additional pages for inspecting the app. */
const inputsOf = (mode: string) => (mode === 'sandbox' ? ['index.html', 'inspect.html', 'replay.html'] : ['index.html'])

export default defineConfig(({ mode }): UserConfig => {
  const define = {
    __DEVELOPMENT__: JSON.stringify(mode !== 'production' && mode !== 'sandbox'),
    __FLOWS__: JSON.stringify(mode !== 'production'),
  }
  const target = ['chrome111', 'firefox113', 'safari16.4']
  const files = chunks({
    root,
    mode,
    define,
    resolve: { alias },
    plugins: [react()],
    build: { target, rolldownOptions: { input: inputsOf(mode).map((page) => root + page) } },
  })
  return {
    root,
    resolve: { alias },
    plugins: [
      checkedVariables(),
      react(),
      files.plugin,
      frame(root, alias),
      preloads(root),
      stableNames(commonFiles),
      release(root, mode === 'production'),
      mode === 'production' && worker(root, mode),
      brotli(),
    ],
    css: {
      postcss: {
        plugins: [
          pandacss({
            cwd: root,
            configPath: mode === 'production' ? 'panda.config.ts' : 'panda.inspect.config.ts',
          }) as PostcssPlugin,
        ],
      },
    },
    // The boot script decides when the font is loaded, and reads its URL from this attribute.
    html: { additionalAssetSources: { script: { srcAttributes: ['data-font'] } } },
    define,
    build: {
      outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
      target,
      sourcemap: mode === 'production' || mode === 'sandbox' ? false : 'hidden',
      modulePreload: {
        polyfill: false,
        // In the production build, a table in the entry says what a lazy import preloads.
        ...(mode === 'production' && {
          resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
        }),
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: inputsOf(mode).map((page) => root + page),
        output: {
          // Files of the same name are told apart by a number.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: { groups: files.groups },
        },
      },
    },
    server: {
      proxy: {
        // Keep this server's host name, so that URLs in responses lead back to it.
        '/api': { target: sandbox },
        '/app': { target: sandbox, ws: true },
        '/sandbox': sandbox,
      },
    },
  }
})
