import { basename, dirname } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { builtModules } from './modules.ts'
import { type BuiltModule, packed, reached, type Visit } from './packing.ts'

/**
 * The entry, its styles, and the words of the sign-in page: no other file imports them, so that none changes with them.
 * Where several pages use them, the file has the entry alone, because importing an entry runs it.
 */
const entryOf = (mode: string): RegExp =>
  mode === 'sandbox'
    ? /\/web\/src\/main\.ts$/
    : /\/web\/src\/(?:main\.ts|styles\/entry\.css|i18n\/language\.ts|wiring\/language\/language-store\.ts|i18n\/uk\/index\.ts)$/

/**
 * Files that every visit loads, in the order of their imports: each holds what the modules need that are not in an
 * earlier one.
 */
const common: readonly (readonly [name: string, modules: RegExp])[] = [
  ['index', /\/web\/src\/main\.ts$/],
  ['view', /\/web\/src\/view\.tsx$/],
  // Reads the stored session and sends the first requests, before the panel is loaded.
  ['outside', /\/web\/src\/(?:wiring\/outside|i18n\/formatters)\.ts$/],
  // The machines and ports of the panel and the table of its views, without React.
  ['machines', /\/core\/src\/app\/panel\.compose\.ts$|\/web\/src\/(?:wiring\/panel|app\/panel-screens)\.ts$/],
  ['panel', /\/web\/src\/shell\/Shell\.tsx$/],
]

/** Those that only a signed-in supplier loads. */
const inPanel: ReadonlySet<string> = new Set(['machines', 'panel'])

const screen = /\/web\/src\/([a-z-]+)\/(?:[a-z-]+\/)*[A-Za-z-]+(?:\.section|Screen)\.tsx$/
const subject =
  /\/core\/(?:src\/([a-z-]+)\/[^/]+\.(?:compose|section)|adapters\/http\/[a-z-]+\/([a-z-]+)\.(?:http|wire))\.ts$/
const plain = /\/core\/(?:src\/kit\/section\/section\.compose|adapters\/http\/sections\/section\.http)\.ts$/
/** What a page asks of other subjects at once. */
const asked: Readonly<Record<string, RegExp>> = {
  home: /\/http\/[a-z]+\/(?:articles|payouts|readiness|statistics)\.http\.ts$/,
  products: /\/readiness\.(?:compose|http)\.ts$/,
}
/** How much counts what comes before the sign-in, where nothing may load the panel. */
const first = 50
/** The pages that suppliers open most. */
const often: Readonly<Record<string, number>> = { home: 4, products: 4, orders: 4, balances: 4 }

/** What the pages before the sign-in load on demand; what the panel needs too must not be in the panel’s file. */
const beforeSignIn =
  /\/session\/(?:screens|session\.compose)\.ts$|\/(?:countries\/CountryPicker|ui\/messages\/Toaster)\.tsx$/
/** Stands for the panel where its modules are divided from those of pages. */
const panel = 'panel'

const isCore = (id: string): boolean => id.includes('/core/')
const isText = (id: string): boolean => id.endsWith('.translations.ts')

const visitOf = (id: string): readonly Visit[] => {
  if (beforeSignIn.test(id)) return [{ opens: (other) => other === id, weight: first }]
  const name = screen.exec(id)?.[1]
  if (name === undefined) return []
  const opens = (other: string): boolean =>
    other === id ||
    other === panel ||
    subject.exec(other)?.slice(1).includes(name) ||
    (id.endsWith('.section.tsx') && plain.test(other)) ||
    (asked[name]?.test(other) ?? false)
  return [{ opens, weight: often[name] ?? 1 }]
}

/** A name for a file: that of the page that it is for, else of what is loaded on demand, else of its largest module. */
const nameOf = (ids: readonly string[], modules: ReadonlyMap<string, BuiltModule>): string => {
  if (ids.includes(panel)) return panel
  const pages = ids.flatMap((id) => screen.exec(id)?.[1] ?? [])
  if (pages[0] !== undefined) return `${pages[0]}-view`
  const bySize = ids.toSorted((one, other) => (modules.get(other)?.size ?? 0) - (modules.get(one)?.size ?? 0))
  const main = bySize.find((id) => modules.get(id)?.isLoaded) ?? bySize[0] ?? ''
  // A module named `index` has the name of its folder.
  const name = basename(main).replace(/\..*$/, '')
  return name === 'index' ? basename(dirname(main)) : name
}

/** The file of each module. */
const filesOf = (modules: readonly BuiltModule[], entry: RegExp): ReadonlyMap<string, string> => {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const files = new Map(modules.filter(({ id }) => entry.test(id)).map(({ id }) => [id, 'main']))
  const importsOf = (id: string): readonly string[] => byId.get(id)?.imports ?? []
  const reachedBy = (test: RegExp) => modules.flatMap(({ id }) => (test.test(id) ? [...reached(id, importsOf)] : []))
  const shared = new Set(reachedBy(beforeSignIn))
  for (const [name, seeds] of common)
    for (const id of reachedBy(seeds)) if (!files.has(id) && !(inPanel.has(name) && shared.has(id))) files.set(id, name)
  const asPanel = (id: string): string => (inPanel.has(files.get(id) ?? '') ? panel : id)
  const ofPanel = modules.filter(({ id }) => asPanel(id) === panel)
  const others: readonly BuiltModule[] = [
    ...modules.filter(({ id }) => !files.has(id)).map((one) => ({ ...one, imports: one.imports.map(asPanel) })),
    {
      id: panel,
      size: ofPanel.reduce((sum, { size }) => sum + size, 0),
      imports: ofPanel.flatMap(({ imports }) => imports).filter((id) => asPanel(id) !== panel),
      isLoaded: true,
    },
  ]
  const divided = new Map(others.map((module) => [module.id, module]))
  const visits = others.flatMap(({ id, isLoaded }) => (isLoaded ? visitOf(id) : []))
  for (const ids of packed(others, visits, { isCore, isText })) {
    // Two files may have the same name; the bundler puts modules of one name into one file.
    const name = nameOf(ids, divided)
    const number = ids.includes(panel)
      ? 0
      : [...new Set(files.values())].filter((file) => file.split('~')[0] === name).length
    for (const id of ids) files.set(id, number > 0 ? `${name}~${number}` : name)
  }
  return files
}

/** Decides which modules share a file. Left alone, the bundler makes one for each module that two others import. */
export const chunks = (config: InlineConfig) => {
  const entry = entryOf(config.mode ?? '')
  let files: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    async buildStart() {
      files = filesOf(await builtModules(config), entry)
    },
  }
  const group = {
    name: (id: string): string | null => (entry.test(id) ? 'main' : (files.get(id) ?? null)),
    includeDependenciesRecursively: false,
  }
  return { plugin, groups: [group] }
}
