// Starts Vite with hot reload, together with the sandbox.
import { spawn } from 'node:child_process'
import { freePort, portAskedFor, requireFree } from './ports.mjs'
import { binOf, generate, install, main, requireNode, root, web } from './setup.mjs'

const children = []

const keep = (script, args, cwd, env = {}) => {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  children.push(child)
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 1
  })
}

await main(async () => {
  requireNode()
  await install()
  await generate()
  const asked = portAskedFor([], process.env)
  if (asked !== null) await requireFree(asked)
  // The page speaks to the sandbox of its own clone.
  const SANDBOX_PORT = String(await freePort(8787))
  const sandbox = ['watch', 'scripts/sandbox.mjs', '--api-only', ...process.argv.slice(2)]
  keep(binOf('tsx', 'tsx'), sandbox, root, { PORT: SANDBOX_PORT })
  keep(binOf('vite', 'vite'), ['--port', String(asked ?? (await freePort(5173)))], web, { SANDBOX_PORT })
})
