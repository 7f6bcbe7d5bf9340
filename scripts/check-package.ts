/** Packs packages/core, installs it into an empty folder, and imports it there with every supported version of Node. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report } from './files.ts'
import { binOf, pnpm, root, run, runNode } from './setup.mjs'

/** The versions of Node beside the one that runs this script. */
const otherNodes = ['20', '22', '24'].filter((major) => major !== process.versions.node.split('.')[0])

/** Compiles only if the actor of a screen is typed by its route. */
const types = `
import { openPanel } from '@supplier/core/headless/open-panel'
import { screenAt } from '@supplier/core/headless/screen-at'
import { selectList } from '@supplier/core/kit/list/list.selectors'
import { sectionList } from '@supplier/core/kit/section/section.selectors'

export const numbersIn = async (app: Awaited<ReturnType<typeof openPanel>>): Promise<readonly string[]> => {
  const view = selectList(sectionList(await screenAt(app, 'orders')).getSnapshot())
  return view.state === 'rows' ? view.rows.map(({ number }) => number) : []
}
`

const imports = `
import { deepStrictEqual } from 'node:assert'
import { portsInMemory } from '@supplier/core/adapters/memory/app.memory'
import { screensOf } from '@supplier/core/app/screens.compose'
import { parseFlows } from '@supplier/core/flows/flow'
import { openPanel } from '@supplier/core/headless/open-panel'
import { screenAt } from '@supplier/core/headless/screen-at'
import { settled } from '@supplier/core/headless/settled'
import { orders } from '@supplier/core/orders/orders.section'

deepStrictEqual([openPanel, screenAt, settled, parseFlows, screensOf].map((one) => typeof one), Array(5).fill('function'))
deepStrictEqual(orders.route, 'orders')
const fetch = async () => Response.json({ message: 'no such supplier' }, { status: 422 })
const { ports } = portsInMemory({ origin: 'http://localhost', fetch })
const refused = await openPanel(ports, { telephone: '0671112233', password: 'Supplier1!' }).catch((error) => error)
deepStrictEqual([refused.name, refused.message], ['SignInError', 'Not signed in: no such supplier'])
`

const filesBelow = (home: string): readonly string[] => readdirSync(home, { recursive: true, encoding: 'utf8' })

const folder = mkdtempSync(join(tmpdir(), 'package-'))
try {
  await pnpm(['pack', '--pack-destination', folder], { cwd: join(root, 'packages/core'), what: 'Packing' })
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await pnpm(['add', `./${file}`, '--prefer-offline', '--ignore-workspace'], { cwd: folder, what: 'Installing' })
  const home = join(folder, 'node_modules/@supplier/core')
  const tests = filesBelow(home).filter((name) => /\.test\.|testing\//.test(name))
  writeFileSync(join(folder, 'imports.mjs'), imports)
  writeFileSync(join(folder, 'types.ts'), types)
  await runNode(join(folder, 'imports.mjs'), [], { cwd: folder, what: 'Importing' })
  for (const major of otherNodes)
    await run('npx', ['--yes', '-p', `node@${major}`, 'node', 'imports.mjs'], { cwd: folder, what: `Node ${major}` })
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'nodenext', 'types.ts']
  await runNode(binOf('typescript-native', 'tsc', root), options, { cwd: folder, what: 'Checking the types' })
  report(
    tests.map((name) => `${name} is a test and stands in the package`),
    `Node ${process.versions.node}, ${otherNodes.join(' and ')} import ${file}`,
  )
} catch (error) {
  report([String(error)], '')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
