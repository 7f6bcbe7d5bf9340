import type { BaseTranslation } from '../../i18n-types.ts'

const uk_appearance = {
  title: 'Вигляд',
  lead: 'Зміни застосовуються одразу й зберігаються в цьому браузері.',
  theme: 'Тема',
  themes: {
    system: 'Як у системі',
    light: 'Світла',
    dark: 'Темна',
  },
  density: 'Щільність',
  densities: {
    comfortable: 'Вільна',
    compact: 'Щільна',
  },
  densityHint: 'Щільна вміщує більше рядків у таблицях.',
  language: 'Мова',
  languages: {
    uk: 'Українська',
    en: 'English',
  },
  sidebar: 'Бічне меню',
  sidebars: {
    wide: 'Розгорнуте',
    narrow: 'Згорнуте',
  },
} satisfies BaseTranslation

export default uk_appearance
