/** The files of a minimal plain section that compiles and passes its tests, by path. Biome formats them afterwards. */
export const featureFiles = (feature: string): Readonly<Record<string, string>> => {
  const { fill } = namesOf(feature)
  return Object.fromEntries(Object.entries(templates).map(([path, text]) => [fill(path), fill(text).trimStart()]))
}

/** The rows that register the section, by shared file: the text before which a row is inserted, and the row. */
export const featureRows = (feature: string): Readonly<Record<string, readonly (readonly [string, string])[]>> => {
  const { fill } = namesOf(feature)
  return Object.fromEntries(
    Object.entries(rows).map(([file, all]) => [file, all.map(([before, row]) => [before, fill(row)] as const)]),
  )
}

const namesOf = (feature: string) => {
  const camel = feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const fill = (text: string): string =>
    text.replaceAll('FEATURE', feature).replaceAll('Pascal', pascal).replaceAll('camel', camel)
  return { fill }
}

const rows: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'packages/core/src/app/panel-screens.compose.ts': [
    ['const declared = {\n', "  'FEATURE': async () => (await import('../FEATURE/FEATURE.section.ts')).camel,\n"],
  ],
  'packages/core/adapters/sections.ts': [
    ['sectionWires = {\n', "  'FEATURE': async () => (await import('./http/FEATURE.wire.ts')).camelWire,\n"],
  ],
  'packages/test-fixtures/src/endpoints.ts': [
    ['', "import { camelEndpoints } from './endpoints/FEATURE.endpoints.ts'\n"],
    ['readonly Endpoint[] = [\n', '  ...camelEndpoints,\n'],
  ],
  'packages/web/src/shell/creations.translations.ts': [
    ['Readonly<Record<Language, string>> } = {\n', "  'FEATURE': { uk: 'Додати', en: 'Add' },\n"],
  ],
}

const templates: Readonly<Record<string, string>> = {
  'packages/core/src/FEATURE/FEATURE.section.ts': `
import { text } from '../kit/form/record-fields.domain.ts'
import { search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'

export interface PascalRow { readonly id: string; readonly title: string }

export const camel = defineSection<PascalRow>()({
  id: 'FEATURE',
  route: 'FEATURE',
  param: 'record',
  namedBy: ['title'],
  query: { search: search(), sort: sort(['title', '-title']), size: size() },
  form: { title: text({ required: true, max: 100 }), note: text({ area: true }) },
  mayEdit: () => true,
  commands: { remove: { may: () => true, asks: true, isDone: (row) => row === null } },
})
export type Pascal = typeof camel
`,
  'packages/core/adapters/http/FEATURE.wire.ts': `
import * as v from 'valibot'
import { camel } from '../../src/FEATURE/FEATURE.section.ts'
import { KnownText } from './kernel.wire.ts'
import { wireOf } from './section.wire.ts'

export const camelPath = '/admin-suppliers/v1/FEATURE'

export const PascalBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  note: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(255))),
})

export const camelWire = wireOf({
  section: camel,
  base: camelPath,
  entries: { title: v.string(), note: KnownText },
  file: {},
  rowOf: ({ title }) => ({ title }),
  valuesOf: ({ title, note }) => ({ title, note: note ?? '' }),
  bodyOf: ({ note, ...same }) => ({ ...same, ...(note !== undefined && { note: note || null }) }),
})
`,
  'packages/web/src/FEATURE/FEATURE.section.tsx': `
import { camel } from '@supplier/core/FEATURE/FEATURE.section'
import { sectionScreen } from '../kit/SectionScreen.tsx'
import { camelTranslations } from './FEATURE.translations.ts'

export const screen = sectionScreen(camel, { t: camelTranslations, nameOf: ({ title }) => title, columns: () => [] })
`,
  'packages/web/src/FEATURE/FEATURE.translations.ts': `
import type { Pascal } from '@supplier/core/FEATURE/FEATURE.section'
import type { TranslationsOf } from '../kit/section-translations.ts'

export const camelTranslations: TranslationsOf<Pascal> = {
  uk: {
    label: 'FEATURE',
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
    label: 'FEATURE',
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
  'packages/test-fixtures/src/endpoints/FEATURE.endpoints.ts': `
import { PascalBody, camelPath } from '@supplier/core/adapters/http/FEATURE.wire'
import { sectionEndpoints } from '../section.ts'

export const camelEndpoints = sectionEndpoints({
  name: 'FEATURE',
  base: camelPath,
  body: PascalBody,
  seeds: () => ['Перший', 'Другий'].map((title, index) => ({ id: 601 + index, version: 1, title, note: null })),
  made: {},
  textOf: ({ title }) => String(title),
  sorts: { title: (one, other) => String(one['title']).localeCompare(String(other['title']), 'uk') },
})
`,
}
