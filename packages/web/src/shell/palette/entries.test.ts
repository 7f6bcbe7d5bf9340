import { sections as plainSections } from '@supplier/core/app/panel-screens.compose'
import { type PanelRouteName, pathOf, type RouteName, routeNames, routeOf } from '@supplier/core/kernel/routes'
import { titleOf } from '@supplier/core/navigation/navigation.domain'
import { expect, test } from 'vitest'
import type { Language } from '../../i18n/language.ts'
import { nameOf } from '../../i18n/message-text.ts'
import { createLanguageStore } from '../../wiring/language/language-store.ts'
import { creationTexts } from './creations.translations.ts'
import { loadCreations } from './creations.ts'
import { entriesOf } from './entries.ts'

const languageStore = createLanguageStore()
await languageStore.load('panel')
const { translations: t } = languageStore.read()
const creations = await loadCreations()
const entries = entriesOf({ t, language: 'uk', hasArticles: true, creations })
const paths = entries.flatMap(({ action }) =>
  typeof action === 'object' && 'location' in action ? [pathOf(action.location)] : [],
)

/** Pages that a person reaches only from another page, or right after an operation. */
const led: readonly RouteName[] = [
  'not-found',
  'components',
  'product-created',
  'deliveries-settings-save',
  'payment-methods-saved',
]

test.each(
  routeNames.filter(
    (name) =>
      routeOf(name).area !== 'auth' &&
      routeOf(name).redirect === undefined &&
      !routeOf(name).path.includes(':') &&
      !led.includes(name),
  ),
)('the page %s is found in the palette', (name) => {
  expect(paths).toContain(routeOf(name).path)
  expect(nameOf(t, titleOf(name))).not.toBe('')
})

test('the palette creates a record of every section that allows it, and offers each place once', () => {
  expect(entries).toContainEqual(
    expect.objectContaining({
      name: 'Додати групу атрибутів',
      action: { location: { to: 'attribute-groups', search: '?group=new' } },
    }),
  )
  expect(entriesOf({ t, language: 'en', hasArticles: true, creations }).map(({ name }) => name)).toContain(
    'Add an attribute',
  )
  expect(new Set(paths).size).toBe(paths.length)
})

type Texts = Readonly<Record<string, Readonly<Record<Language, { readonly create: string }>>>>
const sectionTexts = import.meta.glob<Texts>('../../*/*.translations.ts')

test.each(Object.entries(plainSections))(
  'the palette calls a new record of %s as the section does',
  async (route, load) => {
    const { mayCreate, pages } = await load()
    const isOffered = mayCreate !== false && (pages === undefined || pages.create !== undefined)
    const [own] = Object.values((await sectionTexts[`../../${route}/${route}.translations.ts`]?.()) ?? {})
    const expected = isOffered ? { uk: own?.uk.create, en: own?.en.create } : undefined
    expect(creationTexts[route as PanelRouteName]).toEqual(expected)
  },
)
