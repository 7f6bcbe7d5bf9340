import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const standIns = new Map([
  ['xstate', here('./xstate.stand-in.ts')],
  ['vitest', here('./vitest.stand-in.ts')],
])

export default defineConfig({
  root: here('../../../..'),
  plugins: [
    {
      name: 'stand-ins',
      enforce: 'pre',
      resolveId: (source, importer) =>
        importer === undefined || importer.startsWith(here('.')) ? null : (standIns.get(source) ?? null),
    },
  ],
  test: {
    include: ['packages/core/testing/mutants/{run,flows}.ts'],
    setupFiles: [here('../seed.setup.ts')],
    environment: 'node',
    isolate: false,
    testTimeout: 0,
    reporters: ['default'],
    dangerouslyIgnoreUnhandledErrors: true,
  },
})
