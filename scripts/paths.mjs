// Runs every path of the product model in a browser; like npm test, it works in a fresh clone.
import { spawnSync } from 'node:child_process'
import { findHeadlessShell } from './chromium.mjs'
import { binOf, build, generate, install, main, requireNode, web } from './setup.mjs'

await main(async () => {
  requireNode()
  await install()
  await generate()
  const chromium = await findHeadlessShell()
  await build()
  const { status } = spawnSync(
    process.execPath,
    [binOf('playwright', 'playwright'), 'test', '-c', 'playwright.paths.config.ts', ...process.argv.slice(2)],
    { cwd: web, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
  )
  process.exitCode = status ?? 1
})
