// The set-up of npm start, a browser, then every check, or those that are named: works in a fresh clone.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium, findFirefox, installWebKit } from './browsers.mjs'
import { binOf, generate, install, main, requireNode, root } from './setup.mjs'

await main(async () => {
  requireNode()
  await install()
  await generate()
  const chromium = await findChromium().catch((error) => {
    console.error(`No browser to test in: ${error.message}`)
    return ''
  })
  // Only the nightly run opens the panel in other browsers.
  const isNightly = ['--nightly', 'looks'].some((one) => process.argv.includes(one))
  const firefox = isNightly ? await findFirefox() : null
  if (isNightly) await installWebKit()
  const checks = [join(root, 'scripts/check.ts'), ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, [binOf('tsx', 'tsx'), ...checks], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, ...(firefox && { FIREFOX_PATH: firefox }) },
  })
  process.exitCode = status ?? 1
})
