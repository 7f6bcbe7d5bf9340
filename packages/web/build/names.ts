import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { reached } from './packing.ts'

/** A file of script as the bundler wrote it. */
export interface Script {
  /** The same in every build. */
  readonly key: string
  /** With a hash that changes with each file that it mentions. */
  readonly file: string
  readonly code: string
  readonly imports: readonly string[]
}

/** What the panel says. The purposes of moves of money are data for the marketplace’s books. */
const words = /\/i18n\/(?:uk|en)\/(?!purposes)|\.translations\.ts$/
/** The files that a changed word may rename. */
const most = 10

const lazyImport = /\bimport\((["'`])\.\/([^"'`]+\.js)\1\)/g
const anyName = /\.\/([\w~-]+-[\w-]{8}\.js)/g

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/**
 * Runs in the page: loads the file of a key with the files that it imports, which are requested at once. Keys that the
 * first page does not need are in a table of their own.
 */
const loader = (near: string, far: string): string => `{const near=${near},seen=new Set();
globalThis.__load=async key=>{const{files,keys}=near.keys[key]?near:(await import("./${far}")).default,[own,...others]=keys[key];
for(const at of others)if(!seen.has(files[at])){seen.add(files[at]);const link=document.createElement("link");link.rel="modulepreload";link.crossOrigin="";link.href=new URL(files[at],import.meta.url).href;document.head.append(link)}
return import("./"+files[own])}}
`

/**
 * Gives scripts names that change with their own code and that of their static imports only. A lazy import would add
 * the name of another file, and so one changed word would rename nearly all of them: it asks a table by key, which is
 * in the entry and in a file that only the entry loads. Returns the new scripts by their old names, and the table.
 */
export const named = (scripts: readonly Script[], entry: string, common: readonly string[]) => {
  const byFile = new Map(scripts.map((script) => [script.file, script]))
  const keyOf = (file: string): string => byFile.get(file)?.key ?? file
  const lazyOf = ({ code }: Script): readonly string[] =>
    [...code.matchAll(lazyImport)].flatMap(([, , file = '']) => (byFile.has(file) ? file : []))
  const importsOf = (file: string): readonly string[] =>
    byFile.get(file)?.imports.filter((one) => byFile.has(one)) ?? []
  const asking = new Map(
    scripts.map(({ file, code }) => [
      file,
      code.replaceAll(lazyImport, (all, _quote, to: string) =>
        byFile.has(to) ? `__load(${JSON.stringify(keyOf(to))})` : all,
      ),
    ]),
  )
  const own = new Map([...asking].map(([file, code]) => [file, hashOf(code.replaceAll(anyName, (_, to) => keyOf(to)))]))
  const nameOf = (file: string): string => {
    const hashes = [...reached(file, importsOf)].map((one) => `${keyOf(one)} ${own.get(one)}`)
    return `${keyOf(file).split('~')[0]}-${hashOf(hashes.toSorted().join('\n'))}.js`
  }
  const needs = (file: string, other: string): boolean => reached(file, importsOf).has(other)
  const names = new Map(scripts.map(({ file }) => [file, nameOf(file)]))
  const renamed = (code: string): string =>
    code.replaceAll(anyName, (all, to: string) => (names.has(to) ? `./${names.get(to)}` : all))

  const here = new Set(common.flatMap((file) => [...reached(file, importsOf)]))
  const tableOf = (files: readonly string[]): string => {
    const lists = files.map((file) => [
      file,
      ...[...reached(file, importsOf)].filter((one) => one !== file && !here.has(one)),
    ])
    const all = [...new Set(lists.flat())]
    return JSON.stringify({
      files: all.map((file) => names.get(file)),
      keys: Object.fromEntries(
        lists.map(([file = '', ...others]) => [keyOf(file), [file, ...others].map((one) => all.indexOf(one))]),
      ),
    })
  }
  const first = new Set(common.slice(0, 2).flatMap((file) => [...reached(file, importsOf)]))
  const near = new Set(scripts.filter(({ file }) => first.has(file)).flatMap(lazyOf))
  const far = new Set(scripts.flatMap(lazyOf).filter((file) => !near.has(file)))
  const table = `export default ${tableOf([...far])}`
  const tableName = `lazy-${hashOf(table)}.js`
  const entryCode = loader(tableOf([...near]), tableName) + renamed(asking.get(entry) ?? '')
  names.set(entry, `${keyOf(entry)}-${hashOf(entryCode)}.js`)
  const files = new Map(scripts.map(({ file }) => [names.get(file) ?? file, renamed(asking.get(file) ?? '')]))
  files.set(names.get(entry) ?? entry, entryCode).set(tableName, table)
  return {
    names,
    files,
    table: tableName,
    /** Whether a file needs another one, at once or through others. */
    needs,
    /** How many files change with one, itself included. */
    dependants: (file: string) => scripts.filter((one) => needs(one.file, file)).length,
  }
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** Renames the scripts of the build, see `named`. */
export const stableNames = (commonOf: (chunks: readonly Rolldown.OutputChunk[]) => readonly string[]): Plugin => ({
  name: 'stable-names',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  writeBundle: {
    order: 'pre',
    sequential: true,
    async handler({ dir = '' }, bundle) {
      const folder = join(dir, 'assets')
      const chunks = Object.values(bundle).filter(isChunk)
      const bare = (file: string): string => file.replace('assets/', '')
      const scripts = await Promise.all(
        chunks.map(async ({ name, fileName, imports }) => ({
          key: name,
          file: bare(fileName),
          code: await readFile(join(dir, fileName), 'utf8'),
          imports: imports.map(bare),
        })),
      )
      const entry = bare(chunks.find(({ name }) => name === 'main')?.fileName ?? '')
      const { names, files, table, dependants, needs } = named(scripts, entry, commonOf(chunks).map(bare))
      const circles = scripts.filter(({ file, imports }) => imports.some((one) => needs(one, file)))
      if (circles.length > 0) throw new Error(`files import one another: ${circles.map(({ key }) => key).join(', ')}`)
      for (const { fileName, moduleIds } of chunks) {
        const texts = moduleIds.filter((id) => words.test(id))
        // The entry and the table change with each file.
        const renamed = dependants(bare(fileName)) + 2
        if (texts.length > 0 && renamed > most)
          throw new Error(`a changed word of ${texts.join(', ')} would rename ${renamed} files`)
      }
      await Promise.all(scripts.map(({ file }) => rm(join(folder, file))))
      await Promise.all([...files].map(([file, code]) => writeFile(join(folder, file), code)))
      const rename = async (file: string, change: (text: string) => string): Promise<void> => {
        const text = (await readFile(join(dir, file), 'utf8')).replaceAll(
          /assets\/([\w~-]+\.js)/g,
          (all, old: string) => (names.has(old) ? `assets/${names.get(old)}` : all),
        )
        const changed = change(text)
        if (changed === text) throw new Error(`the table of files is missing in ${file}`)
        await writeFile(join(dir, file), changed)
      }
      await rename('index.html', (html) => html.replace('data-panel="', `data-panel="/assets/${table} `))
      // The service worker keeps the table with the entry that asks for it.
      const own = names.get(entry) ?? ''
      await rename('worker.js', (code) =>
        code.replace(new RegExp(`\\{[^{}]*${own}[^{}]*\\}`), (kept) => `${kept},${kept.replace(own, table)}`),
      )
    },
  },
})
