// One command for a fresh clone: installs, builds, and serves the web app and the sandbox on one origin.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { seedTimeFor } from './seed-time.mjs'
import { build, generate, install, main, refusal, requireNode, root } from './setup.mjs'

const portOf = (args, env) => {
  const given = args.find((_, i) => args[i - 1] === '--port') ?? env.PORT ?? '5173'
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw refusal(`"${given}" is not a port: give a number from 1 to 65535, for example PORT=5174 npm start`)
}

/** Fail before the build if the port is in use. */
const requireFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const taken = `Port ${port} is taken; choose another one: PORT=${port + 1} npm start`
      reject(refusal(error.code === 'EADDRINUSE' ? taken : `Cannot listen on port ${port} (${error.code})`))
    })
    probe.listen(port, () => probe.close(resolve))
  })

await main(async () => {
  const args = process.argv.slice(2)
  requireNode()
  if (!args.includes('--help')) await requireFree(portOf(args, process.env))
  await install()
  await generate()
  await build('sandbox')
  const { register } = await import('tsx/esm/api')
  register()
  process.env.SEED_TIME ??= String(seedTimeFor(args, join(root, '.sandbox/world.json')))
  const { serve } = await import('../packages/test-fixtures/src/bin/serve.ts')
  await serve(args, process.env)
})
