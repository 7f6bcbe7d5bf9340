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
}

/** Theme, density, language and sidebar in storage and on the root element, as the boot script reads and sets them. */
export const appearanceInBrowser = ({ local, root, prefersDark }: Surroundings) => {
  const recall = (): Appearance =>
    appearanceOf({
      theme: local.read('theme'),
      density: local.read('density'),
      language: local.read('language'),
      isSidebarNarrow: local.read('sidebar') === 'narrow',
    })
  const show = ({ theme, density, language, isSidebarNarrow }: Appearance) => {
    const isDark = theme === 'dark' || (theme === 'system' && prefersDark.matches)
    root.setAttribute('data-theme', isDark ? 'dark' : 'light')
    root.setAttribute('data-density', density)
    root.setAttribute('lang', language)
    root.setAttribute('data-sidebar', isSidebarNarrow ? 'narrow' : 'wide')
  }
  prefersDark.addEventListener('change', () => show(recall()))
  const port: AppearancePort = {
    keepAppearance: async (appearance) => {
      local.write('theme', appearance.theme)
      local.write('density', appearance.density)
      local.write('language', appearance.language)
      local.write('sidebar', appearance.isSidebarNarrow ? 'narrow' : 'wide')
      show(appearance)
    },
  }
  return { ...port, recall }
}
