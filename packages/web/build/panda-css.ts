import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import type { ClassNames } from './class-names.ts'

const run = promisify(execFile)

const generated = async (root: string, args: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'panda-'))
  const file = join(folder, 'styles.css')
  await run(join(root, 'node_modules/.bin/panda'), ['cssgen', '--silent', '--outfile', file, ...args], { cwd: root })
  const css = await readFile(file, 'utf8')
  await rm(folder, { recursive: true })
  return css
}

/** Whichever sheet of a page comes first, its layers stand in this order. */
const layers = '@layer reset, base, tokens, recipes, utilities, panel;'

/** The panel's utilities count over those of the entry, which may come later: a width of the screen over none. */
const inOwnLayer = (css: string): string => css.replace(/@layer utilities(?=\s*\{)/g, '@layer panel')

/**
 * Two style sheets instead of one, so that the sign-in page does not wait for the panel's:
 * `entry.css` has tokens, resets and what the entry uses, `panel.css` has every utility.
 * The viewer's `inspect.css` has everything: it is a page of its own.
 */
export const pandaCss = (root: string, classNames: () => Promise<ClassNames>): Plugin => ({
  name: 'panda-css',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    const css = await sheetOf(root, code, id)
    return css === null ? null : (await classNames()).short.inSheet(css)
  },
})

const sheetOf = async (root: string, code: string, id: string): Promise<string | null> => {
  if (id.endsWith('/styles/entry.css')) {
    return code.replace(/@layer [^;]*;/, '') + (await generated(root, ['--config', 'panda.entry.config.ts']))
  }
  if (id.endsWith('/inspect/inspect.css')) {
    const css = await generated(root, ['--config', 'panda.inspect.config.ts'])
    return code.replace(/@layer [^;]*;/, layers) + inOwnLayer(css)
  }
  if (id.endsWith('/styles/panel.css')) return layers + inOwnLayer(await generated(root, ['--minimal']))
  return null
}
