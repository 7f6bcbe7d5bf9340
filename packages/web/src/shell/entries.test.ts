import { pathOf, type RouteName, routeNames, routeOf, titleOf, unbuiltRoutes } from '@supplier/core'
import { expect, test } from 'vitest'
import { createLanguageStore } from '../i18n/language-store.ts'
import { nameOf } from '../i18n/message-text.ts'
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
      !led.includes(name) &&
      !unbuiltRoutes.some((unbuilt) => unbuilt === name),
  ),
)('the built page %s is found in the palette', (name) => {
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
