// Makes the JavaScript and the types of packages/core that `pnpm pack` puts into the package; --clear removes them.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { binOf, filesIn, main, root, runNode } from './setup.mjs'

const core = join(root, 'packages/core')

/** The folders of the package, with the folder where their types are built. */
const folders = {
  src: '.types/src',
  adapters: '.types/adapters/adapters',
  flows: '.types/flows/flows',
  headless: '.types/headless/headless',
}

const compilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
}

const writeScript = (file) => {
  const out = join(core, 'dist', file.replace('packages/core/', '').replace(/\.ts$/, '.js'))
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, ts.transpileModule(readFileSync(join(root, file), 'utf8'), { compilerOptions }).outputText)
}

await main(async () => {
  rmSync(join(core, 'dist'), { recursive: true, force: true })
  if (process.argv.includes('--clear')) return
  await runNode(binOf('typescript-native', 'tsc', root), ['-b', core, join(core, 'tsconfig.headless.json')])
  for (const [folder, types] of Object.entries(folders)) {
    for (const file of filesIn(`packages/core/${folder}`, /(?<!\.test)\.ts$/)) writeScript(file)
    cpSync(join(core, types), join(core, 'dist', folder), { recursive: true })
  }
})
