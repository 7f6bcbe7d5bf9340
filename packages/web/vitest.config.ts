import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { 'styled-system': fileURLToPath(new URL('styled-system', import.meta.url)) } },
  define: { __DEVELOPMENT__: 'true', __FLOWS__: 'true' },
  test: {
    name: 'web',
    expect: { requireAssertions: true },
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    setupFiles: ['testing/patience.ts'],
    testTimeout: 30_000,
    include: ['{src,inspect}/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
  },
})
