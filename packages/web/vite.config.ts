import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { chunkGroups } from './build/chunks.ts'
import { frame } from './build/frame.ts'
import { preloads } from './build/preloads.ts'
import { release } from './build/release.ts'
import { worker } from './build/worker.ts'
import { checkedVariables } from './build/variables.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = { 'styled-system': fileURLToPath(new URL('styled-system', import.meta.url)) }
/** `pnpm dev` starts the sandbox on the next free port. */
const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 8787}`

type PostcssPlugin = Exclude<NonNullable<NonNullable<UserConfig['css']>['postcss']>, string>['plugins'] extends
  | readonly (infer Plugin)[]
  | undefined
  ? Plugin
  : never

export default defineConfig(
  ({ mode }): UserConfig => ({
    root,
    resolve: { alias },
    plugins: [checkedVariables(), react(), frame(root, alias), preloads(root), release(root, mode === 'production'), mode === 'production' && worker(root), brotli()],
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
    define: {
      __DEVELOPMENT__: JSON.stringify(mode !== 'production' && mode !== 'sandbox'),
      __FLOWS__: JSON.stringify(mode !== 'production'),
    },
    build: {
      outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
      target: ['chrome111', 'firefox113', 'safari16.4'],
      sourcemap: mode === 'production' || mode === 'sandbox' ? false : 'hidden',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // The sandbox build has additional pages for inspecting the app.
        ...(mode === 'sandbox' && { input: ['index.html', 'inspect.html', 'replay.html'].map((page) => root + page) }),
        output: {
          // The bundler adds the names of all pages that share a chunk.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: { groups: chunkGroups(mode) },
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
  }),
)
