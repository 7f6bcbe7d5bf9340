import { type Appearance, appearanceOf } from '../../src/appearance/appearance.domain.ts'
import type { AppearancePort } from '../../src/appearance/appearance.port.ts'
import type { SafeStore } from './kernel.browser.ts'

/** A media query of the browser, which tells when its answer changes. */
interface Query {
  readonly matches: boolean
  addEventListener(type: 'change', listener: () => void): void
  removeEventListener(type: 'change', listener: () => void): void
}

interface Surroundings {
  readonly local: SafeStore
  readonly root: { setAttribute(name: string, value: string): void }
  readonly prefersDark: Query
  /** From 768 to 1023 px the sidebar is narrow unless it was chosen to be wide. */
  readonly isTablet: Query
  /** Tells when another tab wrote, with the key, or `null` when everything was cleared. */
  readonly onStorage: (listener: (key: string | null) => void) => () => void
}

const keys = ['theme', 'density', 'language', 'sidebar']

/** Under which of them a part is kept. */
const keyOf = (part: string): string => (part === 'isSidebarNarrow' ? 'sidebar' : part)

/** Theme, density, language and sidebar in storage and on the root element, as the boot script reads and sets them. */
export const appearanceInBrowser = ({ local, root, prefersDark, isTablet, onStorage }: Surroundings) => {
  const isNarrow = () => {
    const chosen = local.read('sidebar')
    return chosen === 'narrow' || (chosen !== 'wide' && isTablet.matches)
  }
  const recall = (): Appearance =>
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
  prefersDark.addEventListener('change', () => show(shown ?? recall()))
  const port: AppearancePort = {
    keepAppearance: async ({ appearance, chosen }) => {
      for (const [part, value] of Object.entries(chosen)) local.write(keyOf(part), written(value))
      show(appearance)
    },
    watchAppearance: (tell) => {
      const tellOfSidebar = () => tell({ type: 'appearance.changedElsewhere', change: { isSidebarNarrow: isNarrow() } })
      isTablet.addEventListener('change', tellOfSidebar)
      const stop = onStorage((changed) => {
        const touched = keys.filter((key) => changed === null || changed === key)
        touched.forEach(local.forget)
        if (touched.length > 0) tell({ type: 'appearance.changedElsewhere', change: recall() })
      })
      return () => {
        isTablet.removeEventListener('change', tellOfSidebar)
        stop()
      }
    },
  }
  return { ...port, recall }
}

const written = (value: Appearance[keyof Appearance]): string =>
  typeof value === 'string' ? value : value ? 'narrow' : 'wide'
