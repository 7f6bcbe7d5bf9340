/** Creates a plain section of the kit with a route of its own: `pnpm feature NAME`, where NAME is the new route. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureFiles, featureRegistrations, refusalOf, registeredIn } from './feature-files.ts'
import { binOf, generate, main, refusal, root, runNode } from './setup.mjs'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

await main(async () => {
  const [name = ''] = process.argv.slice(2)
  const why = refusalOf(name, textOf)
  if (why !== null) throw refusal(why)
  const files = featureFiles(name)
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken !== undefined) throw refusal(`${taken} is there already`)
  const shared = Object.entries(featureRegistrations(name)).map(
    ([file, all]) => [file, registeredIn(textOf(file), all)] as const,
  )
  for (const [file, text] of [...Object.entries(files), ...shared]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const changed = shared.map(([file]) => file)
  await runNode(binOf('@biomejs/biome', 'biome', root), ['check', '--write', ...Object.keys(files), ...changed])
  // The new words have types, and the new section has its page in docs/statecharts and in docs/api.
  await generate()
  await runNode(binOf('tsx', 'tsx', root), ['scripts/draw-statecharts.ts'])
  await runNode(binOf('tsx', 'tsx', root), ['packages/test-fixtures/src/bin/api.ts'])
  console.log(`Made:\n${Object.keys(files).join('\n')}\n\nRegistered in:\n${changed.join('\n')}`)
  console.log('\nWhat to fill in: CONTRIBUTING.md, "Add a section".')
})
