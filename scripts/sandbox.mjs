// Starts the sandbox alone, for work on the views; run it with tsx.
import { join } from 'node:path'
import { seedTimeFor } from './seed-time.mjs'
import { root } from './setup.mjs'

process.env.SEED_TIME ??= String(seedTimeFor(process.argv, join(root, '.sandbox/world.json')))
// Seeds read their time when they are imported.
const { serve } = await import('../packages/test-fixtures/src/bin/serve.ts')
await serve(process.argv.slice(2), process.env)
