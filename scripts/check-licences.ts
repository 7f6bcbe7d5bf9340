/**
 * Checks that every package has an allowed licence. pnpm itself refuses, while it installs, packages without their
 * hash, install scripts that `allowBuilds` does not name, and dependencies of dependencies from outside the registry.
 */
import { report, textOf, writeReport } from './files.ts'
import { run } from './setup.mjs'

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

/** Whether the expression leaves a choice whose parts are all allowed: `(MIT OR GPL-3.0)` does. Some write it in small letters. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(/ and /i).every((one) => licences.has(one.trim())))

const { packageManager } = JSON.parse(textOf('package.json')) as { packageManager: string }
const listed = await run('npx', [
  '--yes',
  packageManager,
  '-r',
  'licenses',
  'list',
  '--json',
  '--config.pmOnFail=ignore',
])
const byLicence = JSON.parse(listed) as Readonly<Record<string, readonly { readonly name: string }[]>>
const namesOf = Object.entries(byLicence).map(([licence, all]) => [licence, all.map(({ name }) => name)] as const)
const count = namesOf.reduce((sum, [, names]) => sum + names.length, 0)

writeReport('licences', Object.fromEntries(namesOf))
report(
  [
    ...(count === 0 ? ['no packages are installed'] : []),
    ...namesOf.flatMap(([licence, names]) =>
      isAllowed(licence) ? [] : names.map((name) => `${name} has the licence "${licence}"`),
    ),
  ],
  `${count} packages with ${namesOf.length} licences`,
)
