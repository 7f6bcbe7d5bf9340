/** Creates a plain section of the kit: `pnpm feature NAME`, where NAME is a route. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureFiles, featureRows } from './feature-files.ts'
import { binOf, main, refusal, root, runNode } from './setup.mjs'

const routes = readFileSync(join(root, 'packages/core/src/kernel/routes.ts'), 'utf8')

await main(async () => {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || !new RegExp(`^  '?${name}'?: \\{`, 'm').test(routes))
    throw refusal('Give the name of a route of the panel, for example: pnpm feature attribute-groups')
  const files = featureFiles(name)
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken !== undefined) throw refusal(`${taken} is there already`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const shared = featureRows(name)
  for (const [file, rows] of Object.entries(shared)) {
    const text = rows.reduce(
      (before, [mark, row]) => {
        if (!before.includes(mark)) throw refusal(`${file} has no place for ${row.trim()}`)
        return before.replace(mark, () => `${mark}${row}`)
      },
      readFileSync(join(root, file), 'utf8'),
    )
    writeFileSync(join(root, file), text)
  }
  const all = [...Object.keys(files), ...Object.keys(shared)]
  await runNode(binOf('@biomejs/biome', 'biome', root), ['check', '--write', ...all])
  console.log(`${all.join('\n')}\n\nWhat to fill in: CONTRIBUTING.md, "Add a section".`)
})
