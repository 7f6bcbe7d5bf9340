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
  const isMedium = query(false)
  const root = { setAttribute: (name: string, value: string) => void attributes.set(name, value) }
  const storage = new Set<(key: string | null) => void>()
  const onStorage = (listener: (key: string | null) => void) => heard(storage, listener)
  const { saveAppearance, ...rest } = appearanceInBrowser({
    local: safeStore(find),
    root,
    prefersDark,
    isMedium,
    onStorage,
  })
  return {
    attributes,
    listeners: prefersDark.heardBy,
    prefersDark,
    isMedium,
    ...rest,
    saveAppearance,
    saveAll: (appearance: Appearance) => saveAppearance({ appearance, chosen: appearance }),
    storageChanged: (key: string | null) => storage.forEach((emit) => void emit(key)),
    watched: () => storage.size,
  }
}

const boot = readFileSync(new URL('../../../web/public/boot.js', import.meta.url), 'utf8')

/** The attributes that `boot.js` sets before the first paint, given the same storage. */
const booted = (entries: Map<string, string>, matches: boolean) => {
  const attributes = new Map<string, string>()
  const documentElement = { setAttribute: (name: string, value: string) => void attributes.set(name, value) }
  runInNewContext(boot, {
    document: { documentElement, addEventListener: () => {} },
    localStorage: memoryStore(entries),
    matchMedia: () => ({ matches }),
    location: { pathname: '/' },
    addEventListener: () => {},
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
  'the adapter sets the same attributes as the boot script; the system prefers dark: %s',
  async (dark) => {
    expect(all).toHaveLength(24)
    for (const appearance of all) {
      const entries = new Map<string, string>()
      const { attributes, saveAll, load } = look(entries, dark)
      await saveAll(appearance)
      expect(Object.fromEntries(attributes)).toEqual(booted(entries, dark))
      expect(load()).toEqual(appearance)
    }
  },
)

test('each part of the appearance is stored under its own key as a plain word', async () => {
  const entries = new Map<string, string>()
  await look(entries).saveAll({ theme: 'dark', density: 'compact', language: 'en', isSidebarNarrow: true })
  expect(Object.fromEntries(entries)).toEqual({
    theme: 'dark',
    density: 'compact',
    language: 'en',
    sidebar: 'narrow',
  })
})

test('the appearance falls back to the default when storage is empty or invalid', () => {
  expect(look(new Map()).load()).toEqual(defaultAppearance)
  const nonsense = ['theme', 'density', 'language', 'sidebar'].map((key) => [key, '<b>'] as const)
  expect(look(new Map(nonsense)).load()).toEqual(defaultAppearance)
})

test('the theme follows the system until the supplier chooses one', async () => {
  const { attributes, listeners, prefersDark, saveAll } = look(new Map())
  await saveAll(defaultAppearance)
  prefersDark.matches = true
  for (const listener of listeners) listener()
  expect(attributes.get('data-theme')).toBe('dark')
  await saveAll({ ...defaultAppearance, theme: 'light' })
  for (const listener of listeners) listener()
  expect(attributes.get('data-theme')).toBe('light')
})

test('the appearance works without storage', async () => {
  const { attributes, saveAll, load } = look(new Map(), false, forbidden)
  await saveAll({ ...defaultAppearance, theme: 'dark' })
  expect(attributes.get('data-theme')).toBe('dark')
  expect(load().theme).toBe('dark')
})

test('only the changed parts are written, because another tab may have changed the rest', async () => {
  const entries = new Map([['language', 'en']])
  const { saveAppearance } = look(entries)
  await saveAppearance({
    appearance: { ...defaultAppearance, isSidebarNarrow: true },
    chosen: { isSidebarNarrow: true },
  })
  expect(Object.fromEntries(entries)).toEqual({ language: 'en', sidebar: 'narrow' })
})

test('when the system turns dark, the shown appearance is kept and storage is not read again', async () => {
  const { attributes, listeners, prefersDark, saveAppearance } = look(new Map([['language', 'en']]))
  await saveAppearance({ appearance: defaultAppearance, chosen: {} })
  prefersDark.matches = true
  for (const listener of listeners) listener()
  expect([attributes.get('data-theme'), attributes.get('lang')]).toEqual(['dark', 'uk'])
})

test.each([
  ['theme', 'dark', { theme: 'dark' }],
  ['density', 'compact', { density: 'compact' }],
  ['language', 'en', { language: 'en' }],
  ['sidebar', 'narrow', { isSidebarNarrow: true }],
])('a change of %s in another tab is emitted', (key, value, change) => {
  const entries = new Map<string, string>()
  const { watchAppearance, storageChanged, watched } = look(entries)
  const emit = vi.fn()
  const stop = watchAppearance(emit)
  entries.set(key, value)
  for (const changed of [key, 'user', null]) storageChanged(changed)
  const told = [{ type: 'appearance.changedElsewhere', change: { ...defaultAppearance, ...change } }]
  expect(emit.mock.calls).toEqual([told, told])
  stop()
  expect(watched()).toBe(0)
})

test.each([
  ['nothing', true],
  ['narrow', true],
  ['wide', false],
])('with %s chosen, the sidebar is narrow between 768 and 1280 px: %s', (chosen, isNarrow) => {
  const entries = new Map(chosen === 'nothing' ? [] : [['sidebar', chosen]])
  const { load, isMedium } = look(entries)
  isMedium.matches = true
  expect(load().isSidebarNarrow).toBe(isNarrow)
})

test('entering or leaving these widths emits the sidebar’s width until the watcher stops', () => {
  const { watchAppearance, isMedium } = look(new Map())
  const told: unknown[] = []
  const stop = watchAppearance((event) => void told.push(event), undefined)
  isMedium.matches = true
  for (const emit of isMedium.heardBy) emit()
  expect(told).toEqual([{ type: 'appearance.changedElsewhere', change: { isSidebarNarrow: true } }])
  stop()
  expect(isMedium.heardBy.size).toBe(0)
})
