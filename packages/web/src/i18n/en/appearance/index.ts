import type { NamespaceAppearanceTranslation } from '../../i18n-types.ts'

const en_appearance = {
  title: 'Appearance',
  lead: 'Changes apply at once and are kept in this browser.',
  theme: 'Theme',
  themes: {
    system: 'As in the system',
    light: 'Light',
    dark: 'Dark',
  },
  density: 'Density',
  densities: {
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
  densityHint: 'Compact fits more rows into tables.',
  language: 'Language',
  languages: {
    uk: 'Українська',
    en: 'English',
  },
  sidebar: 'Sidebar',
  sidebars: {
    wide: 'Expanded',
    narrow: 'Collapsed',
  },
} satisfies NamespaceAppearanceTranslation

export default en_appearance
