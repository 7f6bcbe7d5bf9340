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
  themeHint: 'Як у системі: разом із темою пристрою.',
  languageHint: 'Мова меню, підписів і повідомлень панелі.',
  preview: 'Зразок',
  sample: {
    title: 'Зразок таблиці',
    number: 'Номер',
    state: 'Стан',
    sum: 'Сума',
    isNew: 'Нове',
    isSent: 'Відправлено',
    isPaid: 'Оплачено',
  },
} satisfies BaseTranslation

export default uk_appearance
