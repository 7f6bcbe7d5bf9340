import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { binOf, isRunnable, refusal, run, runNode, web } from './setup.mjs'

// The headless shell does two thirds of the work, because it draws no window.
const shell = 'chromium-headless-shell'
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a working browser: the one in `CHROMIUM_PATH`, an installed one, or a newly downloaded one. */
export const findChromium = async () => {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (works(asked)) return asked
    throw refusal(`CHROMIUM_PATH names ${asked}, which does not start`)
  }
  return (
    installed([shell]) ??
    (await fromDebian(shell)) ??
    installed(others, elsewhere) ??
    (await fromDebian('chromium')) ??
    (await fromPlaywright())
  )
}

/** Ubuntu's chromium package does nothing without snap, so check that the browser starts. */
const works = (path) => existsSync(path) && (process.platform === 'win32' || isRunnable(path))

/** The path of Firefox: the one in `FIREFOX_PATH`, an installed one, or Debian's. `null` if there is none. */
export const findFirefox = async () =>
  process.env.FIREFOX_PATH ||
  installed(['firefox', 'firefox-esr'], ['/Applications/Firefox.app/Contents/MacOS/firefox']) ||
  (await fromDebian('firefox-esr'))

/** Installs WebKitGTK's driver and a display without a screen from Debian's packages, where they are missing. */
export const installWebKit = async () => {
  const isHere = ['WebKitWebDriver', 'Xvfb'].every((name) => found([name]).length > 0)
  if (!isHere) await fromDebian('webkit2gtk-driver', 'xvfb')
}

const installed = (names, paths = []) => [...found(names), ...paths].find(works) ?? null

const found = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path))
}

// Another installation on the same machine holds the lock for a while.
const waiting = ['-o', 'DPkg::Lock::Timeout=300']

const fromDebian = async (...names) => {
  if (process.getuid?.() !== 0 || !isRunnable('apt-get')) return null
  const all = names.join(', ')
  console.log(`Installing ${all} from the system’s packages …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['update'], { env, what: 'apt-get update' })
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...waiting, ...names], {
      env,
      what: `apt-get install ${all}`,
    })
  } catch (error) {
    console.log(`${error.message}; looking elsewhere`)
  }
  return installed(names)
}

const fromPlaywright = async () => {
  const { chromium } = createRequire(join(web, 'package.json'))('playwright')
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  console.log('Downloading Chromium with Playwright …')
  const withSystem = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  await runNode(binOf('playwright', 'playwright'), ['install', ...withSystem, 'chromium'], {
    what: 'Downloading Chromium',
  })
  return path
}
