import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that mock modules. Each has a worker of its own, because mocks replace only modules that load after them. */
export const withMocks = ['src/**/*.mocks.test.tsx']

export default defineConfig({
  resolve: { alias: { 'styled-system': fileURLToPath(new URL('styled-system', import.meta.url)) } },
  define: { __DEVELOPMENT__: 'true', __FLOWS__: 'true' },
  test: {
    name: 'web',
    expect: { requireAssertions: true },
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    isolate: false,
    restoreMocks: true,
    setupFiles: ['../core/testing/imports.setup.ts', 'testing/dom.setup.ts'],
    testTimeout: 30_000,
    include: ['{src,inspect,testing,build}/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...withMocks],
  },
})
