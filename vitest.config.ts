import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Notes which machines run in the tests, and where they come by. */
const visits = here('./packages/core/testing/visits.setup.ts')
const seed = here('./packages/core/testing/seed.setup.ts')

export default defineConfig({
  test: {
    retry: 0,
    reporters: ['default', ['json', { outputFile: here('./reports/vitest.json') }]],
    projects: [
      {
        test: {
          name: 'core',
          root: here('./packages/core'),
          environment: 'node',
          setupFiles: [visits, seed],
          include: ['{src,adapters,flows,testing}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'fixtures',
          root: here('./packages/test-fixtures'),
          environment: 'node',
          setupFiles: [visits, seed],
          include: ['src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      'packages/web',
      {
        test: {
          name: 'scripts',
          root: here('./scripts'),
          environment: 'node',
          include: ['**/*.test.ts'],
        },
      },
    ],
  },
})
