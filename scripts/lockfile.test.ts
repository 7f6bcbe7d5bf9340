import { expect, test } from 'vitest'
import { isAllowedLicence, packagesOf, sourceProblems } from './lockfile.ts'

const hash = `sha512-${'A'.repeat(86)}==`

const lockfile = (packages: string, importer = 'specifier: 1.0.0') => `lockfileVersion: '9.0'

importers:

  .:
    dependencies:
      left-pad:
        ${importer}

packages:

${packages}

snapshots:
`

const fine = `  left-pad@1.0.0:
    resolution: {integrity: ${hash}}

  '@scope/name@2.0.0-rc.1':
    resolution: {integrity: ${hash}}
    hasBin: true`

test('packages from the registry with a hash are accepted', () => {
  expect(sourceProblems(lockfile(fine))).toEqual([])
  expect(packagesOf(lockfile(fine)).map(({ id }) => id)).toEqual(['left-pad@1.0.0', '@scope/name@2.0.0-rc.1'])
})

test.each([
  ['no hash', '  a@1.0.0:\n    resolution: {registry: x}'],
  ['a weak hash', '  a@1.0.0:\n    resolution: {integrity: sha1-abc=}'],
  ['a tarball beside the hash', `  a@1.0.0:\n    resolution: {integrity: ${hash}, tarball: https://x.test/a.tgz}`],
  ['a git source', '  a@https://codeload.github.com/x/y/tar.gz/abc:\n    resolution: {tarball: https://x.test}'],
  ['an empty file', ''],
])('%s is reported', (_, packages) => {
  expect(sourceProblems(lockfile(packages))).toHaveLength(1)
})

test('a dependency specified by a URL is reported', () => {
  expect(sourceProblems(lockfile(fine, 'specifier: github:x/y'))).toEqual([
    'a dependency comes from elsewhere than the registry: specifier: github:x/y',
  ])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND GPL-3.0)', false],
  ['none', false],
])('the licence %s is allowed: %s', (expression, isAllowed) => {
  expect(isAllowedLicence(expression, new Set(['MIT']))).toBe(isAllowed)
})
