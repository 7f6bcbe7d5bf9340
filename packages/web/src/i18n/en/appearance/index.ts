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
  themeHint: 'As in the system: follows the theme of the device.',
  languageHint: 'The language of menus, labels and messages.',
  preview: 'Sample',
  sample: {
    title: 'Sample table',
    number: 'Number',
    state: 'State',
    sum: 'Amount',
    isNew: 'New',
    isSent: 'Sent',
    isPaid: 'Paid',
  },
} satisfies NamespaceAppearanceTranslation

export default en_appearance
