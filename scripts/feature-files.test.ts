import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { featureFiles, featureRegistrations, refusalOf, registeredIn } from './feature-files.ts'
import { root } from './files.ts'
import { isAllowedAdapter, isAllowedInCore } from './layout.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

test('the files of a new section are in allowed folders and have its name', () => {
  const files = featureFiles('gift-cards')
  const core = Object.keys(files).filter((file) => file.startsWith('packages/core/src/'))
  const adapters = Object.keys(files).filter((file) => file.startsWith('packages/core/adapters/'))
  expect(core.filter((file) => !isAllowedInCore(file))).toEqual([])
  expect(adapters.filter((file) => !isAllowedAdapter(file, new Set(['gift-cards'])))).toEqual([])
  expect(Object.keys(files)).toContain('packages/web/src/gift-cards/gift-cards.section.tsx')
})

test('what the new files import is there', () => {
  const files = featureFiles('gift-cards')
  const missing = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, path = '']) => normalize(join(dirname(file), path)))
      .filter((path) => files[path] === undefined && !existsSync(join(root, path)))
      .map((path) => `${file} imports ${path}`),
  )
  expect(missing).toEqual([])
})

test('a new section is registered once in each shared file, and no placeholder is left', () => {
  for (const [file, all] of Object.entries(featureRegistrations('gift-cards'))) {
    const before = textOf(file)
    const after = registeredIn(before, all)
    const added = after.split('\n').filter((line) => !before.split('\n').includes(line))
    expect([file, added.length > 0]).toEqual([file, true])
    expect(added.join('\n')).toMatch(/gift-cards|giftCards|GiftCards/)
    expect(added.join('\n')).not.toMatch(/FEATURE|WORDS|EVENT|Pascal|camel|undefined/)
    expect(after.length).toBeGreaterThan(before.length)
  }
  expect(JSON.stringify(featureFiles('gift-cards'))).not.toMatch(/FEATURE|WORDS|EVENT|Pascal|camel/)
})

test('its words are there in both languages, and its event is heard and sent', () => {
  const all = featureRegistrations('gift-cards')
  const registered = (file: string): string => registeredIn(textOf(file), all[file] ?? [])
  for (const language of ['uk', 'en'])
    for (const words of ['routes', 'nav'])
      expect(registered(`packages/web/src/i18n/${language}/${words}/index.ts`)).toContain("  giftCards: 'Gift cards',")
  const event = 'gift_card.changed'
  expect(registered('packages/core/adapters/pusher/record.pusher.ts')).toContain(`  '.${event}': 'gift-cards',`)
  expect(
    featureFiles('gift-cards')['packages/test-fixtures/src/endpoints/gift-cards/gift-cards.endpoints.ts'],
  ).toContain(event)
})

test('a new name is taken', () => {
  expect(refusalOf('gift-cards', textOf)).toBe(null)
})

test.each([
  ['nothing', '', 'Give the name of a new route: pnpm feature gift-cards'],
  ['no name of a route', 'Gift Cards', 'Give the name of a new route: pnpm feature gift-cards'],
  ['a route', 'orders', 'packages/core/src/kernel/routes.ts has orders already'],
  ['the id of a section', 'campaigns', 'packages/core/testing/declared/section-rows.ts has campaigns already'],
  ['the title of a route', 'nova', 'packages/web/src/i18n/uk/routes/index.ts has nova already'],
  ['an event', 'referral', 'packages/core/adapters/pusher/record.pusher.ts has .referral.changed already'],
  ['a word of the new code', 'text', 'text is a word of the generated code: choose another name'],
])('%s is refused in one line', (_, name, line) => {
  expect(refusalOf(name, textOf)).toBe(line)
})

test('a shared file that has changed is named with the line that is missing', () => {
  const without = (file: string): string => (file.endsWith('/shell.domain.ts') ? '' : textOf(file))
  expect(refusalOf('gift-cards', without)).toBe(
    "packages/core/src/shell/shell.domain.ts has no line \"{ to: 'preferences', label: 'settings' },\" beside which to register gift-cards",
  )
})
