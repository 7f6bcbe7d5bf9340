// Shared by the commands. Plain JavaScript, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const web = join(root, 'packages/web')

const stamps = join(root, 'node_modules/.stamps')

/** An error that is printed as one line without a stack trace. */
export const refusal = (line) => Object.assign(new Error(line), { isRefusal: true })

/** Runs a command and prints an error as one line. */
export const main = async (run) => {
  try {
    await run()
  } catch (error) {
    console.error(lineOf(error))
    process.exit(1)
  }
}

const lineOf = (error) => {
  if (error.isRefusal) return error.message
  if (isDiskFull(`${error.code} ${error.message}`)) return `There is no room left on the disk that holds ${root}`
  if (error.code === 'EACCES' || error.code === 'EROFS') return `Cannot write here: ${error.message}`
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is taken; choose another one: PORT=5174 npm start`
  return error.stack ?? String(error)
}

const isDiskFull = (text) => /ENOSPC|EDQUOT|no space left|disk quota/i.test(text)

export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw refusal(`Node ${process.versions.node} is too old: this needs Node 20.19 or newer (https://nodejs.org)`)
}

/** Installs the packages in the lockfile, unless they are already installed. */
export const install = async () => {
  const manifests = ['package.json', ...packages().map((name) => `packages/${name}/package.json`)]
  const wanted = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
  const present = packages().every((name) => existsSync(join(root, 'packages', name, 'node_modules')))
  if (present && stampOf('install') === wanted) return
  await timed('Installing', async () => {
    await pnpm(['install', '--frozen-lockfile'], { env: { CI: 'true' }, what: 'Installing' })
    stamp('install', wanted)
  })
}

/** Calls pnpm at exactly the version in package.json, so that it does not look for another one. */
export const pnpm = (args, options) => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return run('npx', ['--yes', packageManager, ...args, '--config.pmOnFail=ignore'], options)
}

/** Generates the uncommitted files that the views import: style functions, and the types of the translations. */
export const generate = async () => {
  await generated('styles', 'styled-system/css/index.mjs', {
    sources: [...filesIn('packages/web', /^panda.*\.ts$/, 1), ...filesIn('packages/web/src/styles')],
    script: () => [binOf('@pandacss/dev', 'panda'), ['codegen', '--silent']],
  })
  await generated('types of the words', 'src/i18n/i18n-types.ts', {
    sources: [
      ...filesIn('packages/web/src/i18n', /^(?!i18n-types).*(?<!\.test)\.ts$/),
      'packages/web/.typesafe-i18n.json',
    ],
    script: () => [join(web, 'scripts/i18n-types.mjs'), []],
  })
}

const generated = async (what, result, { sources, script }) => {
  const name = `generate ${what}`
  const wanted = hashOf([...sources, 'pnpm-lock.yaml'])
  if (existsSync(join(web, result)) && stampOf(name) === wanted) return
  await timed(`Generating ${what}`, async () => {
    await runNode(...script(), { cwd: web, what: `Generating ${what}` })
    stamp(name, wanted)
  })
}

/** The builds: the product, and the product with the inspection pages. */
const builds = {
  production: { name: 'build', folder: 'dist', what: 'Building the web app', sources: [] },
  sandbox: {
    name: 'build-sandbox',
    folder: 'dist-sandbox',
    what: 'Building the web app for the sandbox',
    sources: ['packages/core/flows', 'packages/web/inspect'],
  },
}

/** Builds the web app, unless its sources are unchanged. */
export const build = async (mode = 'production') => {
  const { name, folder, what, sources } = builds[mode]
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const files = [
    ...filesIn('packages/core/src'),
    ...filesIn('packages/core/adapters'),
    ...filesIn('packages/web/src'),
    ...filesIn('packages/web/build'),
    ...filesIn('packages/web/public'),
    ...sources.flatMap((source) => filesIn(source)),
    ...filesIn('packages/web', /\.(html|ts|json)$|^\.env/, 1),
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ].filter((file) => !/\.test\.tsx?$/.test(file))
  const wanted = `${hashOf(files)} ${JSON.stringify(variables.sort())}`
  if (existsSync(join(web, folder, 'index.html')) && stampOf(name) === wanted) return false
  rmSync(join(stamps, name), { force: true })
  await timed(what, async () => {
    await runNode(binOf('vite', 'vite'), ['build', '--mode', mode], { cwd: web, env: { NODE_ENV: 'production' }, what })
    stamp(name, wanted)
  })
  return true
}

/** The path of a program in an installed package, by its name in the package's `bin`. */
export const binOf = (name, program, from = web) => {
  for (const location of [from, root]) {
    const home = join(location, 'node_modules', name)
    if (!existsSync(home)) continue
    const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
    return join(home, typeof bin === 'string' ? bin : bin[program])
  }
  throw refusal(`${name} is not installed; run npm start once, it installs what is missing`)
}

export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options)

/** Runs a program without output, unless it fails. */
export const run = (program, args, { cwd = root, env = {}, what = program } = {}) =>
  new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32'
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, shell: isWindows && program === 'npx' })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => reject(refusal(`${what} failed: cannot run ${program} (${error.code})`)))
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString()
      if (code === 0) return resolve(text)
      if (isDiskFull(text))
        return reject(refusal(`${what} failed: there is no room left on the disk that holds ${root}`))
      console.error(text.trimEnd())
      reject(refusal(`${what} failed, see the output above`))
    })
  })

export const isRunnable = (program, args = ['--version']) =>
  spawnSync(program, args, { timeout: 30_000, stdio: 'ignore' }).status === 0

const timed = async (what, work) => {
  const started = Date.now()
  console.log(`${what} …`)
  await work()
  console.log(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const packages = () =>
  readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'package.json')))

const ignored = new Set([
  'node_modules',
  'dist',
  'dist-sandbox',
  '.types',
  '.sandbox',
  'styled-system',
  'reports',
  'coverage',
  'test-results',
])

/**
 * The files in a folder, as paths from the root, without generated ones.
 * @type {(folder: string, pattern?: RegExp, depth?: number) => string[]}
 */
export const filesIn = (folder, pattern = /./, depth = Number.POSITIVE_INFINITY) => {
  const home = join(root, folder)
  if (!existsSync(home)) return []
  return readdirSync(home, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (!entry.isDirectory()) return pattern.test(entry.name) ? [path] : []
      return depth > 1 && !ignored.has(entry.name) ? filesIn(path, pattern, depth - 1) : []
    })
}

const hashOf = (files) => {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) {
    const path = join(root, file)
    hash.update(`${relative(root, path)}\0`)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

const stampOf = (name) => {
  const file = join(stamps, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

const stamp = (name, value) => {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), value)
}
