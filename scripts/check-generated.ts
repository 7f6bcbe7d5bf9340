/** Regenerates what is committed although a tool writes it, and wants no change. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapEnds, mapStarts, withFeatureMap } from './feature-map.ts'
import { report, root, textOf } from './files.ts'
import { machineFiles } from './machines.ts'

const map = async (): Promise<readonly string[]> => {
  const text = textOf('README.md')
  const fresh = withFeatureMap(text, await machineFiles())
  if (fresh === null) return [`README.md has no feature map between ${mapStarts} and ${mapEnds}`]
  if (fresh === text) return []
  writeFileSync(join(root, 'README.md'), fresh)
  return ['the feature map in README.md was stale and has been written anew: commit it']
}

report(await map(), 'generated files are up to date')
