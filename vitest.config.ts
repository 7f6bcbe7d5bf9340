import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const imports = here('./packages/core/testing/imports.setup.ts')
const replies = here('./packages/test-fixtures/src/contract/replies.setup.ts')
const seed = here('./packages/core/testing/seed.setup.ts')
/** A test whose loop runs over nothing proves nothing, and fails. */
const expected = { requireAssertions: true }

// Tests in Node share their modules, which takes half of the time: no module of the product keeps state of its own.
export default defineConfig({
  test: {
    retry: 0,
    // By itself Vitest leaves one of two cores idle.
    maxWorkers: 2,
    // Ark UI aborts its own wait for a dialog that goes before it has come, and leaves that rejection unhandled.
    onUnhandledError: ({ message }) => message !== 'Promise aborted',
    reporters: ['default', ['json', { outputFile: here('./reports/vitest.json') }]],
    projects: [
      {
        test: {
          name: 'core',
          expect: expected,
          root: here('./packages/core'),
          environment: 'node',
          isolate: false,
          setupFiles: [imports, seed],
          include: ['{src,adapters,flows,testing}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'fixtures',
          expect: expected,
          root: here('./packages/test-fixtures'),
          environment: 'node',
          isolate: false,
          setupFiles: [imports, seed, replies],
          include: ['src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      'packages/web',
      'packages/web/vitest.mocks.config.ts',
      {
        test: {
          name: 'scripts',
          expect: expected,
          root: here('./scripts'),
          environment: 'node',
          isolate: false,
          setupFiles: [imports],
          include: ['**/*.test.ts'],
        },
      },
    ],
  },
})
