import { type Appearance, appearanceOf } from '../../src/appearance/appearance.domain.ts'
import type { AppearancePort } from '../../src/appearance/appearance.port.ts'
import type { SafeStore } from './kernel.browser.ts'

interface Surroundings {
  readonly local: SafeStore
  readonly root: { setAttribute(name: string, value: string): void }
  readonly prefersDark: {
    readonly matches: boolean
    addEventListener(type: 'change', listener: () => void): void
  }
  /** Tells when another tab wrote, with the key, or `null` when everything was cleared. */
  readonly onStorage: (listener: (key: string | null) => void) => () => void
}

const keys = ['theme', 'density', 'language', 'sidebar']

/** Under which of them a part is kept. */
const keyOf = (part: string): string => (part === 'isSidebarNarrow' ? 'sidebar' : part)

/** Theme, density, language and sidebar in storage and on the root element, as the boot script reads and sets them. */
export const appearanceInBrowser = ({ local, root, prefersDark, onStorage }: Surroundings) => {
  const recall = (): Appearance =>
    appearanceOf({
      theme: local.read('theme'),
      density: local.read('density'),
      language: local.read('language'),
      isSidebarNarrow: local.read('sidebar') === 'narrow',
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
    watchAppearance: (tell) =>
      onStorage((changed) => {
        const touched = keys.filter((key) => changed === null || changed === key)
        touched.forEach(local.forget)
        if (touched.length > 0) tell({ type: 'appearance.changedElsewhere', change: recall() })
      }),
  }
  return { ...port, recall }
}

const written = (value: Appearance[keyof Appearance]): string =>
  typeof value === 'string' ? value : value ? 'narrow' : 'wide'
