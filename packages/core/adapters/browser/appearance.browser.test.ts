import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import {
  type Appearance,
  defaultAppearance,
  densities,
  languages,
  themes,
} from '../../src/appearance/appearance.domain.ts'
import { heard, memoryStore } from '../memory/kernel.memory.ts'
import { appearanceInBrowser } from './appearance.browser.ts'
import { type Store, safeStore } from './kernel.browser.ts'

const forbidden = (): never => {
  throw new DOMException('no', 'SecurityError')
}

const look = (entries: Map<string, string>, isDark = false, find: () => Store = () => memoryStore(entries)) => {
  const attributes = new Map<string, string>()
  const query = (matches: boolean) => {
    const heardBy = new Set<() => void>()
    return {
      matches,
      heardBy,
      addEventListener: (_: 'change', listener: () => void) => void heardBy.add(listener),
      removeEventListener: (_: 'change', listener: () => void) => void heardBy.delete(listener),
    }
  }
  const prefersDark = query(isDark)
  const isTablet = query(false)
  const root = { setAttribute: (name: string, value: string) => void attributes.set(name, value) }
  const storage = new Set<(key: string | null) => void>()
  const onStorage = (listener: (key: string | null) => void) => heard(storage, listener)
  const { keepAppearance, ...rest } = appearanceInBrowser({
    local: safeStore(find),
    root,
    prefersDark,
    isTablet,
    onStorage,
  })
  return {
    attributes,
    listeners: prefersDark.heardBy,
    prefersDark,
    isTablet,
    ...rest,
    keepAppearance,
    keepAll: (appearance: Appearance) => keepAppearance({ appearance, chosen: appearance }),
    storageChanged: (key: string | null) => storage.forEach((tell) => void tell(key)),
    watched: () => storage.size,
  }
}

const boot = readFileSync(new URL('../../../web/public/boot.js', import.meta.url), 'utf8')

/** What the script before the first paint makes of the same storage. */
const booted = (entries: Map<string, string>, matches: boolean) => {
  const attributes = new Map<string, string>()
  const documentElement = { setAttribute: (name: string, value: string) => void attributes.set(name, value) }
  runInNewContext(boot, {
    document: { documentElement, addEventListener: () => {} },
    localStorage: memoryStore(entries),
    matchMedia: () => ({ matches }),
    location: { pathname: '/' },
  })
  return Object.fromEntries([...attributes].filter(([name]) => /^(lang|data-(theme|density|sidebar))$/.test(name)))
}

const all: readonly Appearance[] = themes.flatMap((theme) =>
  densities.flatMap((density) =>
    languages.flatMap((language) =>
      [true, false].map((isSidebarNarrow) => ({ theme, density, language, isSidebarNarrow })),
    ),
  ),
)

test.each([false, true])(
  'the appearance is put on the page as the boot script would; dark wanted by the system: %s',
  async (dark) => {
    expect(all).toHaveLength(24)
    for (const appearance of all) {
      const entries = new Map<string, string>()
      const { attributes, keepAll, recall } = look(entries, dark)
      await keepAll(appearance)
      expect(Object.fromEntries(attributes)).toEqual(booted(entries, dark))
      expect(recall()).toEqual(appearance)
    }
  },
)

test('the appearance is kept under keys of its own, as plain words', async () => {
  const entries = new Map<string, string>()
  await look(entries).keepAll({ theme: 'dark', density: 'compact', language: 'en', isSidebarNarrow: true })
  expect(Object.fromEntries(entries)).toEqual({
    theme: 'dark',
    density: 'compact',
    language: 'en',
    sidebar: 'narrow',
  })
})

test('the appearance is the default one where storage knows nothing or nonsense', () => {
  expect(look(new Map()).recall()).toEqual(defaultAppearance)
  const nonsense = ['theme', 'density', 'language', 'sidebar'].map((key) => [key, '<b>'] as const)
  expect(look(new Map(nonsense)).recall()).toEqual(defaultAppearance)
})

test('the appearance follows the system while nothing else was chosen', async () => {
  const { attributes, listeners, prefersDark, keepAll } = look(new Map())
  await keepAll(defaultAppearance)
  prefersDark.matches = true
  for (const listener of listeners) listener()
  expect(attributes.get('data-theme')).toBe('dark')
  await keepAll({ ...defaultAppearance, theme: 'light' })
  for (const listener of listeners) listener()
  expect(attributes.get('data-theme')).toBe('light')
})

test('the appearance works without storage', async () => {
  const { attributes, keepAll, recall } = look(new Map(), false, forbidden)
  await keepAll({ ...defaultAppearance, theme: 'dark' })
  expect(attributes.get('data-theme')).toBe('dark')
  expect(recall().theme).toBe('dark')
})

test('nothing but what was chosen is written: another tab may have chosen the rest', async () => {
  const entries = new Map([['language', 'en']])
  const { keepAppearance } = look(entries)
  await keepAppearance({
    appearance: { ...defaultAppearance, isSidebarNarrow: true },
    chosen: { isSidebarNarrow: true },
  })
  expect(Object.fromEntries(entries)).toEqual({ language: 'en', sidebar: 'narrow' })
})

test('the system that gets dark shows what the page shows, not what storage holds', async () => {
  const { attributes, listeners, prefersDark, keepAppearance } = look(new Map([['language', 'en']]))
  await keepAppearance({ appearance: defaultAppearance, chosen: {} })
  prefersDark.matches = true
  for (const listener of listeners) listener()
  expect([attributes.get('data-theme'), attributes.get('lang')]).toEqual(['dark', 'uk'])
})

test.each([
  ['theme', 'dark', { theme: 'dark' }],
  ['density', 'compact', { density: 'compact' }],
  ['language', 'en', { language: 'en' }],
  ['sidebar', 'narrow', { isSidebarNarrow: true }],
])('what another tab writes under %s is told', (key, value, change) => {
  const entries = new Map<string, string>()
  const { watchAppearance, storageChanged, watched } = look(entries)
  const tell = vi.fn()
  const stop = watchAppearance(tell)
  entries.set(key, value)
  for (const changed of [key, 'user', null]) storageChanged(changed)
  const told = [{ type: 'appearance.changedElsewhere', change: { ...defaultAppearance, ...change } }]
  expect(tell.mock.calls).toEqual([told, told])
  stop()
  expect(watched()).toBe(0)
})

test.each([
  ['nothing', true],
  ['narrow', true],
  ['wide', false],
])('with %s chosen, a tablet has a narrow sidebar: %s', (chosen, isNarrow) => {
  const entries = new Map(chosen === 'nothing' ? [] : [['sidebar', chosen]])
  const { recall, isTablet } = look(entries)
  isTablet.matches = true
  expect(recall().isSidebarNarrow).toBe(isNarrow)
})

test('a tablet that is turned is told of until nobody listens', () => {
  const { watchAppearance, isTablet } = look(new Map())
  const told: unknown[] = []
  const stop = watchAppearance((fact) => void told.push(fact), undefined)
  isTablet.matches = true
  for (const tell of isTablet.heardBy) tell()
  expect(told).toEqual([{ type: 'appearance.changedElsewhere', change: { isSidebarNarrow: true } }])
  stop()
  expect(isTablet.heardBy.size).toBe(0)
})
