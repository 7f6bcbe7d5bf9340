/**
 * Checks that every package comes from the registry with its hash, has no unknown install script, and has an allowed
 * licence.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, root, textOf, writeReport } from './files.ts'
import { isAllowedLicence, packagesOf, sourceProblems } from './lockfile.ts'

/** Packages whose install script may run, with the reason; must match pnpm-workspace.yaml. */
const mayBuild: Readonly<Record<string, string>> = {}

const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages whose licence is not in package.json; a person has read it. */
const readByHand: Readonly<Record<string, string>> = {}

const lockfile = textOf('pnpm-lock.yaml')
const locked = packagesOf(lockfile)

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type?: string }
  readonly licenses?: readonly { readonly type?: string }[]
  readonly scripts?: Readonly<Record<string, string>>
  readonly buildsNatively: boolean
}

const store = join(root, 'node_modules/.pnpm')

const installed: readonly Manifest[] = existsSync(store)
  ? readdirSync(store)
      .filter((name) => name !== 'node_modules' && name.includes('@'))
      .flatMap((name) => packagesIn(join(store, name, 'node_modules'), name))
  : []

const scriptsOf = ({ scripts = {} }: Manifest): readonly string[] =>
  ['preinstall', 'install', 'postinstall'].filter((name) => scripts[name] !== undefined)

const builders = new Set(
  installed.filter((manifest) => scriptsOf(manifest).length > 0 || manifest.buildsNatively).map(({ name }) => name),
)

const allowBuilds = new Map(
  [
    ...(/^allowBuilds:\n((?: {2}.*\n?)*)/m.exec(textOf('pnpm-workspace.yaml'))?.[1] ?? '').matchAll(
      /^ {2}'?([^':]+)'?: (true|false)$/gm,
    ),
  ].map(([, name = '', allowed]) => [name, allowed === 'true'] as const),
)

const buildProblems = [
  ...[...builders]
    .filter((name) => !allowBuilds.has(name))
    .map((name) => `${name} has an install script; say in allowBuilds of pnpm-workspace.yaml whether it may run`),
  ...[...allowBuilds]
    .filter(([name, allowed]) => allowed !== (mayBuild[name] !== undefined))
    .map(([name, allowed]) => `${name}: allowBuilds says ${allowed}, scripts/check-lockfile.ts says the opposite`),
  ...[...allowBuilds.keys()]
    .filter((name) => !locked.some(({ id }) => id.startsWith(`${name}@`)))
    .map((name) => `${name} stands in allowBuilds and is not in the lockfile`),
]

const licenceOf = ({ name, license, licenses }: Manifest): string =>
  readByHand[name] ?? (typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type ?? 'none'))

const licenceProblems = installed
  .filter((manifest) => !isAllowedLicence(licenceOf(manifest), licences))
  .map((manifest) => `${manifest.name}@${manifest.version} has the licence "${licenceOf(manifest)}"`)

const counts = Object.fromEntries(
  [...new Set(installed.map(licenceOf))]
    .sort()
    .map((licence) => [licence, installed.filter((manifest) => licenceOf(manifest) === licence).length]),
)

const problems = [...sourceProblems(lockfile), ...buildProblems, ...licenceProblems]

writeReport('lockfile', {
  packages: locked.length,
  installed: installed.length,
  licences: counts,
  installScripts: [...builders].sort(),
  problems,
})
report(
  problems,
  `${locked.length} packages from the registry with hashes, ${builders.size} with install scripts, none unknown`,
)

function packagesIn(folder: string, id: string): readonly Manifest[] {
  // The folder `@scope+name@1.2.3_peers` contains the package itself and links to its dependencies.
  const name = id.slice(0, id.indexOf('@', 1)).replace('+', '/')
  const file = join(folder, name, 'package.json')
  if (!existsSync(file)) return []
  const buildsNatively = existsSync(join(folder, name, 'binding.gyp'))
  return [{ ...(JSON.parse(readFileSync(file, 'utf8')) as Manifest), buildsNatively }]
}
