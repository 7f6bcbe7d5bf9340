// The set-up of npm start, a browser, then every check, or those that are named: works in a fresh clone.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { binOf, generate, install, main, requireNode, root } from './setup.mjs'

await main(async () => {
  requireNode()
  await install()
  await generate()
  const chromium = await findChromium().catch((error) => {
    console.error(`No browser to test in: ${error.message}`)
    return ''
  })
  const checks = [join(root, 'scripts/check.ts'), ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, [binOf('tsx', 'tsx'), ...checks], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
  process.exitCode = status ?? 1
})
