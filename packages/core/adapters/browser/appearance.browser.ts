import { type Appearance, appearanceOf } from '../../src/appearance/appearance.domain.ts'
import type { AppearancePort } from '../../src/appearance/appearance.port.ts'
import type { SafeStore } from './kernel.browser.ts'

/** The part of `MediaQueryList` that is used. */
interface Query {
  readonly matches: boolean
  addEventListener(type: 'change', listener: () => void): void
  removeEventListener(type: 'change', listener: () => void): void
}

interface Surroundings {
  readonly local: SafeStore
  readonly root: { setAttribute(name: string, value: string): void }
  readonly prefersDark: Query
  /** Matches from 768 to 1279 px, where the sidebar is narrow unless the supplier chose the wide one. */
  readonly isMedium: Query
  /** Calls the listener when another tab writes: with the key, or with `null` when the whole storage was cleared. */
  readonly onStorage: (listener: (key: string | null) => void) => () => void
}

const keys = ['theme', 'density', 'language', 'sidebar']

/** The storage key of a part of the appearance. */
const keyOf = (part: string): string => (part === 'isSidebarNarrow' ? 'sidebar' : part)

/**
 * Stores theme, density, language and sidebar, and sets them as attributes of the root element, exactly as the boot
 * script does.
 */
export const appearanceInBrowser = ({ local, root, prefersDark, isMedium, onStorage }: Surroundings) => {
  const isNarrow = () => {
    const chosen = local.read('sidebar')
    return chosen === 'narrow' || (chosen !== 'wide' && isMedium.matches)
  }
  const load = (): Appearance =>
    appearanceOf({
      theme: local.read('theme'),
      density: local.read('density'),
      language: local.read('language'),
      isSidebarNarrow: isNarrow(),
    })
  let shown: Appearance | null = null
  const show = (appearance: Appearance) => {
    shown = appearance
    const { theme, density, language, isSidebarNarrow } = appearance
    const isDark = theme === 'dark' || (theme === 'system' && prefersDark.matches)
    root.setAttribute('data-theme', isDark ? 'dark' : 'light')
    root.setAttribute('data-density', density)
    root.setAttribute('lang', language)
    root.setAttribute('data-sidebar', isSidebarNarrow ? 'narrow' : 'wide')
  }
  prefersDark.addEventListener('change', () => show(shown ?? load()))
  const port: AppearancePort = {
    saveAppearance: async ({ appearance, chosen }) => {
      for (const [part, value] of Object.entries(chosen)) local.write(keyOf(part), written(value))
      show(appearance)
    },
    watchAppearance: (emit) => {
      const notifyOfSidebar = () =>
        emit({ type: 'appearance.changedElsewhere', change: { isSidebarNarrow: isNarrow() } })
      isMedium.addEventListener('change', notifyOfSidebar)
      const stop = onStorage((changed) => {
        const touched = keys.filter((key) => changed === null || changed === key)
        touched.forEach(local.clear)
        if (touched.length > 0) emit({ type: 'appearance.changedElsewhere', change: load() })
      })
      return () => {
        isMedium.removeEventListener('change', notifyOfSidebar)
        stop()
      }
    },
  }
  return { ...port, load }
}

const written = (value: Appearance[keyof Appearance]): string =>
  typeof value === 'string' ? value : value ? 'narrow' : 'wide'
