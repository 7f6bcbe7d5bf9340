/** Regenerates what is committed although a tool writes it, and wants no change. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, report, textOf } from './files.ts'
import { binOf, web } from './setup.mjs'

const generatedFile = /\/i18n-[^/]+\.tsx?$/
const snapshot = (): ReadonlyMap<string, string> =>
  new Map(
    filesIn('packages/web/src/i18n')
      .filter((file) => generatedFile.test(file))
      .map((file) => [file, textOf(file)]),
  )

const check = (): readonly string[] => {
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

report(check(), 'generated files are up to date')
