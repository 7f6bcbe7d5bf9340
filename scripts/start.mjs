// One command for a fresh clone: installs, builds, and serves the web app and the sandbox on one origin.
import { join } from 'node:path'
import { freePort, portAskedFor, requireFree } from './ports.mjs'
import { seedTimeFor } from './seed-time.mjs'
import { build, generate, install, main, requireNode, root } from './setup.mjs'

await main(async () => {
  const args = process.argv.slice(2)
  requireNode()
  const asked = portAskedFor(args, process.env)
  if (asked !== null && !args.includes('--help')) await requireFree(asked)
  await install()
  await generate()
  await build('sandbox')
  const { register } = await import('tsx/esm/api')
  register()
  process.env.SEED_TIME ??= String(seedTimeFor(args, join(root, '.sandbox/world.json')))
  const { serve } = await import('../packages/test-fixtures/src/bin/serve.ts')
  await serve(args, asked === null ? { ...process.env, PORT: String(await freePort(5173)) } : process.env)
})
