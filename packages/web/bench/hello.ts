import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { brotli } from '../build/brotli.ts'

const root = fileURLToPath(new URL('hello', import.meta.url))

export const helloDir = `${root}/dist`

/** A bare React page, built with the same tools. */
export const buildHello = () =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), brotli()],
    build: { outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
