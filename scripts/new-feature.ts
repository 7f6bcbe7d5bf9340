/** Writes the files of a new feature: `pnpm feature NAME`. */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureFiles } from './feature-files.ts'
import { binOf, main, refusal, root, runNode } from './setup.mjs'

await main(async () => {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw refusal('Give the feature a name in lower case, for example: pnpm feature payment-methods')
  const files = featureFiles(name)
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken !== undefined) throw refusal(`${taken} is there already`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
  const door = 'packages/core/src/index.ts'
  const selectors = `packages/core/src/${name}/${name}.selectors.ts`
  const exported = [...(files[selectors] ?? '').matchAll(/^export (type |const )(\w+)/gm)]
  const names = exported.map(([, kind, one]) => (kind === 'type ' ? `type ${one}` : one)).join(', ')
  appendFileSync(join(root, door), `export { ${names} } from './${name}/${name}.selectors.ts'\n`)
  await runNode(binOf('@biomejs/biome', 'biome', root), ['check', '--write', door, ...Object.keys(files)])
  console.log(`\nExported at ${door}. What is left: CONTRIBUTING.md, step 9.`)
})
