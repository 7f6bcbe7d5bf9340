// Starts Vite with hot reload, together with the sandbox.
import { spawn } from 'node:child_process'
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
  const sandbox = ['watch', 'scripts/sandbox.mjs', '--api-only', ...process.argv.slice(2)]
  keep(binOf('tsx', 'tsx'), sandbox, root, { PORT: '8787' })
  keep(binOf('vite', 'vite'), [], web)
})
