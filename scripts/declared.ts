import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Labels, pageOf, type Tables, tablesOf } from '../packages/core/testing/declared/page.ts'
import { sectionRows } from '../packages/core/testing/declared/section-rows.ts'
import { filesIn, root } from './files.ts'

export type Declared = Parameters<typeof tablesOf>[0]

export interface SectionFile {
  readonly file: string
  readonly feature: string
  readonly section: Declared
  readonly labels: Labels
}

const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>

const isSection = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'commands' in value && 'rules' in value && 'mayEdit' in value

/** Every section that a `*.section.ts` declares, with the Ukrainian words on its buttons. */
export const sectionFiles = async (): Promise<readonly SectionFile[]> =>
  (
    await Promise.all(
      filesIn('packages/core/src', /\.section\.ts$/).map(async (file) => {
        const feature = file.split('/').at(-2) ?? ''
        const labels = await labelsOf(feature)
        return Object.values(await load(file))
          .filter(isSection)
          .map((section) => ({ file, feature, section, labels }))
      }),
    )
  ).flat()

interface Texts {
  readonly commands?: Readonly<Record<string, { readonly label: string }>>
  readonly bulk?: Readonly<Record<string, { readonly label: string }>>
}

const labelsOf = async (feature: string): Promise<Labels> => {
  const folder = `packages/web/src/${feature}`
  const modules = await Promise.all(filesIn(folder, /\.translations\.ts$/).map(load))
  const texts = modules
    .flatMap((module) => Object.values(module))
    .map((value) => (value as { uk?: Texts } | null)?.uk)
    .find((uk) => uk?.commands !== undefined)
  const labels = (all: Texts['commands'] = {}) =>
    Object.fromEntries(Object.entries(all).map(([name, { label }]) => [name, label]))
  return { one: labels(texts?.commands), many: labels(texts?.bulk) }
}

export const declaredPageOf = ({ file }: Pick<SectionFile, 'file'>): string =>
  `docs/statecharts/declared-${basename(file, '.section.ts')}.md`

export const tablesIn = ({ section, labels }: Pick<SectionFile, 'section' | 'labels'>): Tables => {
  const rows = sectionRows[section.id]
  if (rows === undefined) throw new Error(`packages/core/testing/declared/section-rows.ts has no rows of ${section.id}`)
  return tablesOf(section, rows, labels)
}

export const declaredText = ({ file, section }: SectionFile, tables: Tables): string =>
  pageOf(
    `${section.id}: what is offered in each state`,
    `Told by \`pnpm statecharts\`, which runs the rules of \`${file}\` on rows in every state.`,
    tables,
  )
