/** The files of a minimal plain section that compiles and passes its tests, by path. Biome formats them afterwards. */
export const featureFiles = (feature: string): Readonly<Record<string, string>> => {
  const { fill } = namesOf(feature)
  return Object.fromEntries(Object.entries(templates).map(([path, text]) => [fill(path), fill(text).trimStart()]))
}

/** A text of a shared file, and what stands in its place once the section is registered. */
export interface Registration {
  readonly mark: string
  readonly added: (text: string) => string
}

/** The lines that register the section and its route, by the shared file that they go into. */
export const featureRegistrations = (feature: string): Readonly<Record<string, readonly Registration[]>> => {
  const { fill } = namesOf(feature)
  return Object.fromEntries(
    Object.entries(registrations).map(([file, all]) => [
      file,
      all.map(({ mark, added }) => ({ mark, added: (text: string) => fill(added(text)) })),
    ]),
  )
}

/** The name under which a registration adds a row, by which a section that is there already is recognised. */
const keyOf = (row: string): string | null => /^\s*["']?([\w.-]+)["']?: /m.exec(row)?.[1] ?? null

/** Why no section of this name can be made from the texts of the shared files; `null` when it can. */
export const refusalOf = (feature: string, textOf: (file: string) => string): string | null => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(feature)) return 'Give the name of a new route: pnpm feature gift-cards'
  const { camel } = namesOf(feature)
  if (ownWords.has(camel)) return `${camel} is a word of the generated code: choose another name`
  for (const [file, all] of Object.entries(featureRegistrations(feature))) {
    const text = textOf(file)
    for (const { mark, added } of all) {
      if (!text.includes(mark)) return `${file} has no line "${mark.trim()}" beside which to register ${feature}`
      const key = keyOf(added(text).replace(mark, ''))
      if (key !== null && new RegExp(`^\\s*["']?${key}["']?: `, 'm').test(text)) return `${file} has ${key} already`
    }
  }
  return null
}

/** A shared file with the section registered in it. */
export const registeredIn = (text: string, all: readonly Registration[]): string =>
  all.reduce((before, { mark, added }) => before.replace(mark, () => added(before)), text)

const namesOf = (feature: string) => {
  const camel = feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const words = feature.charAt(0).toUpperCase() + feature.slice(1).replaceAll('-', ' ')
  const record = feature.replaceAll('-', '_').replace(/ies$/, 'y').replace(/s$/, '')
  const fill = (text: string): string =>
    text
      .replaceAll('FEATURE', feature)
      .replaceAll('WORDS', words)
      .replaceAll('EVENT', `${record}.changed`)
      .replaceAll('Pascal', pascal)
      .replaceAll('camel', camel)
  return { camel, fill }
}

const before = (mark: string, row: string): Registration => ({ mark, added: () => `${row}${mark}` })
const after = (mark: string, row: string): Registration => ({ mark, added: () => `${mark}${row}` })

const registrations: Readonly<Record<string, readonly Registration[]>> = {
  'packages/core/src/kernel/routes.ts': [
    before('  settings: {\n', "  'FEATURE': { path: '/FEATURE', area: 'admin', title: 'camel', crumb: true },\n"),
  ],
  'packages/core/src/shell/shell.domain.ts': [
    before("  { to: 'preferences', label: 'settings' },\n", "  { to: 'FEATURE', label: 'camel' },\n"),
  ],
  'packages/core/src/shell/shell.domain.test.ts': [before("    'preferences',\n  ])", "    'FEATURE',\n")],
  'packages/core/src/app/panel-screens.compose.ts': [
    after('const declared = {\n', "  'FEATURE': async () => (await import('../FEATURE/FEATURE.section.ts')).camel,\n"),
  ],
  'packages/core/testing/declared/section-rows.ts': [
    after('', "import type { PascalRow } from '../../src/FEATURE/FEATURE.section.ts'\n"),
    before('  shelvings: axesOf<Shelf>({\n', "  'FEATURE': axesOf<PascalRow>({ state: oneState }),\n"),
  ],
  'packages/core/adapters/sections.ts': [
    after(
      'sectionWires = {\n',
      "  'FEATURE': async () => (await import('./http/FEATURE/FEATURE.wire.ts')).camelWire,\n",
    ),
  ],
  'packages/core/adapters/pusher/record.pusher.ts': [
    before("  '.referral.changed': 'referrals',\n", "  '.EVENT': 'FEATURE',\n"),
  ],
  'packages/test-fixtures/src/endpoints/endpoints.ts': [
    after('', "import { camelEndpoints } from './FEATURE/FEATURE.endpoints.ts'\n"),
    after('export const areas = {\n', "  'FEATURE': camelEndpoints,\n"),
  ],
  'packages/test-fixtures/src/flows/panel/addresses.flow.test.ts': [
    before("  ['/settings/preferences', ", "  ['/FEATURE', 'FEATURE', '/admin-suppliers/v1/FEATURE'],\n"),
  ],
  'packages/web/src/app/panel-screens.ts': [before('  settings: elsewhere,\n', "  'FEATURE': ofFolder,\n")],
  'packages/web/src/shell/sidebar/sidebar-icons.ts': [
    after('', "import PascalIcon from 'lucide-react/icons/folder'\n"),
    before('  settings: Settings,\n', '  camel: PascalIcon,\n'),
  ],
  'packages/web/src/shell/palette/creations.translations.ts': [
    after('Readonly<Record<Language, string>> } = {\n', "  'FEATURE': { uk: 'Додати', en: 'Add' },\n"),
  ],
  'packages/web/src/i18n/uk/routes/index.ts': [before("  settings: 'Налаштування',\n", "  camel: 'WORDS',\n")],
  'packages/web/src/i18n/en/routes/index.ts': [before("  settings: 'Settings',\n", "  camel: 'WORDS',\n")],
  'packages/web/src/i18n/uk/nav/index.ts': [before("  settings: 'Налаштування',\n", "  camel: 'WORDS',\n")],
  'packages/web/src/i18n/en/nav/index.ts': [before("  settings: 'Settings',\n", "  camel: 'WORDS',\n")],
  'packages/web/src/kit/list/exports.test.tsx': [
    before('  shelvings: [\n', "  'FEATURE': [['Назва', 'Назва'], actions],\n"),
  ],
  'packages/web/e2e/tables.e2e.ts': [
    before("  'telegram-ads',\n] as const", "  'FEATURE',\n"),
    before("  'telegram-ads': {", "  'FEATURE': { Назва: 1 },\n"),
  ],
  'packages/web/e2e/nightly/sessions.e2e.ts': [
    before("  'telegram-ads': [", "  'FEATURE': ['search', 'command', 'file', 'change'],\n"),
  ],
  // A plain section loads about what another one does; `LOADS=write` measures it.
  'packages/web/e2e/loads.json': [
    {
      mark: '  "preferences": {',
      added: (text) => `  "FEATURE": ${/"attribute-groups": (\{[^}]*\})/.exec(text)?.[1]},\n  "preferences": {`,
    },
  ],
}

const templates: Readonly<Record<string, string>> = {
  'packages/core/src/FEATURE/FEATURE.section.ts': `
import { text } from '../kit/fields/record-fields.domain.ts'
import { search, size, sort } from '../kit/list/query.domain.ts'
import { row } from '../kit/row/row.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'

export const camel = defineSection({ title: row.text({ required: true }) })({
  id: 'FEATURE',
  route: 'FEATURE',
  param: 'record',
  namedBy: ['title'],
  query: { search: search(), sort: sort(['title', '-title']), size: size() },
  form: { title: text({ required: true, max: 100 }), note: text({ area: true }) },
  mayEdit: () => true,
  commands: { remove: { said: 'removed', may: () => true, needsConfirmation: true, isDone: (row) => row === null } },
})
export type Pascal = typeof camel
`,
  'packages/core/adapters/http/FEATURE/FEATURE.wire.ts': `
import * as v from 'valibot'
import { camel } from '../../../src/FEATURE/FEATURE.section.ts'
import { KnownText } from '../kit/kernel.wire.ts'
import { wireOf } from '../kit/section.wire.ts'

export const PascalBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  note: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(255))),
})

export const camelWire = wireOf({
  section: camel,
  base: '/admin-suppliers/v1/FEATURE',
  entries: { note: KnownText },
  valuesOf: ({ note }, { title }) => ({ title, note: note ?? '' }),
  bodyOf: ({ note, ...same }) => ({ ...same, ...(note !== undefined && { note: note || null }) }),
})
`,
  'packages/web/src/FEATURE/FEATURE.section.tsx': `
import { camel } from '@supplier/core/FEATURE/FEATURE.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { camelTranslations } from './FEATURE.translations.ts'

export const screen = sectionScreen(camel, { t: camelTranslations, nameOf: ({ title }) => title, columns: () => [] })
`,
  'packages/web/src/FEATURE/FEATURE.translations.ts': `
import type { Pascal } from '@supplier/core/FEATURE/FEATURE.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

export const camelTranslations: TranslationsOf<Pascal> = {
  uk: {
    label: 'WORDS',
    create: 'Додати',
    edit: 'Запис',
    nothingYet: 'Тут ще нічого немає',
    nothingYetText: 'Скажіть, для чого цей розділ і з чого почати.',
    fields: { title: 'Назва', note: 'Нотатка' },
    choices: {},
    filters: { search: 'Пошук за назвою', sort: 'Порядок', size: 'На сторінці' },
    filterChoices: { sort: { title: 'Від А до Я', '-title': 'Від Я до А' } },
    commands: { remove: { label: 'Видалити', title: 'Видалити', text: 'Повернути його не вдасться.' } },
    more: {},
  },
  en: {
    label: 'WORDS',
    create: 'Add',
    edit: 'Record',
    nothingYet: 'Nothing here yet',
    nothingYetText: 'Say what this section is for, and how to begin.',
    fields: { title: 'Title', note: 'Note' },
    choices: {},
    filters: { search: 'Search by title', sort: 'Order', size: 'On a page' },
    filterChoices: { sort: { title: 'A to Z', '-title': 'Z to A' } },
    commands: { remove: { label: 'Delete', title: 'Delete', text: 'It cannot be taken back.' } },
    more: {},
  },
}
`,
  'packages/test-fixtures/src/endpoints/FEATURE/FEATURE.endpoints.ts': `
import { PascalBody, camelWire } from '@supplier/core/adapters/http/FEATURE/FEATURE.wire'
import { sectionEndpoints } from '../kit/section.ts'

export const camelEndpoints = sectionEndpoints({
  name: 'FEATURE',
  wire: camelWire,
  event: 'EVENT',
  body: PascalBody,
  seeds: () => ['Перший', 'Другий'].map((title, index) => ({ id: 601 + index, version: 1, title, note: null })),
  made: {},
  textOf: ({ title }) => String(title),
  sorts: { title: (one, other) => String(one['title']).localeCompare(String(other['title']), 'uk') },
})
`,
}

/** The words of the generated code, which would mean two things if a section had the same name. */
const ownWords: ReadonlySet<string> = new Set(
  Object.values(templates)
    .join(' ')
    .match(/\b[a-z]\w+\b/gi),
)
