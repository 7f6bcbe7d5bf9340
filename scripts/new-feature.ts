/** Writes the rooms of a new feature: pnpm feature NAME. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureDoors, featureFiles } from './feature-files.ts'
import { report, root } from './files.ts'
import { binOf } from './setup.mjs'

const [name = ''] = process.argv.slice(2)

const create = (): void => {
  const files = featureFiles(name)
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)))
  if (taken.length > 0) {
    report(
      taken.map((file) => `${file} is there already`),
      '',
    )
    return
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
  const doors = Object.entries(featureDoors(name)).filter(([file]) => existsSync(join(root, file)))
  for (const [file, line] of doors) appendFileSync(join(root, file), line)
  const touched = [...Object.keys(files), ...doors.map(([file]) => file)]
  spawnSync(process.execPath, [binOf('@biomejs/biome', 'biome', root), 'check', '--write', ...touched], { cwd: root })
  console.log(`\nExported at ${doors.map(([file]) => file).join(' and ')}. What is left: CONTRIBUTING.md, step 9.`)
}

if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) create()
else {
  console.error('Give the feature a name in lower case, for example: pnpm feature payment-methods')
  process.exitCode = 1
}
