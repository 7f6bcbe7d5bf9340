import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { brotli } from '../build/brotli.ts'

const rootOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export const pageDir = (name: string): string => `${rootOf(name)}/dist`
export const helloDir = pageDir('hello')

/** A page of React alone, built with the same tools. */
export const buildPage = (name: string) =>
  build({
    root: rootOf(name),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), brotli()],
    build: { outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  })

export const buildHello = () => buildPage('hello')
