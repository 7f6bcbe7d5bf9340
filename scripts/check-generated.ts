/** Regenerates what is committed although a tool writes it, and wants no change. */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapEnds, mapStarts, withFeatureMap } from './feature-map.ts'
import { filesIn, report, root, textOf } from './files.ts'
import { machineFiles } from './machines.ts'
import { binOf, web } from './setup.mjs'

const generatedFile = /\/i18n-[^/]+\.tsx?$/
const snapshot = (): ReadonlyMap<string, string> =>
  new Map(
    filesIn('packages/web/src/i18n')
      .filter((file) => generatedFile.test(file))
      .map((file) => [file, textOf(file)]),
  )

const words = (): readonly string[] => {
  if (!existsSync(join(web, '.typesafe-i18n.json'))) return []
  const before = snapshot()
  const { status, stderr } = spawnSync(process.execPath, [binOf('typesafe-i18n', 'typesafe-i18n'), '--no-watch'], {
    cwd: web,
    encoding: 'utf8',
  })
  if (status !== 0) return [`typesafe-i18n failed: ${stderr}`]
  const after = snapshot()
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => `${file} was stale and has been written anew: commit it`)
}

const map = async (): Promise<readonly string[]> => {
  const text = textOf('README.md')
  const fresh = withFeatureMap(text, await machineFiles())
  if (fresh === null) return [`README.md has no feature map between ${mapStarts} and ${mapEnds}`]
  if (fresh === text) return []
  writeFileSync(join(root, 'README.md'), fresh)
  return ['the feature map in README.md was stale and has been written anew: commit it']
}

report([...words(), ...(await map())], 'generated files are up to date')
