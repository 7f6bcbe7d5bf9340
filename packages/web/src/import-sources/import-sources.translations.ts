import type { ImportSources } from '@supplier/core/import-sources/import-sources.section'
import { importsTranslations } from '../imports/report/imports.translations.ts'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

type Result = 'started' | 'needs_mapping' | 'needs_yes' | 'failed'
type More = Result | 'state' | 'last' | 'next' | 'paused' | 'failures' | 'noRuns' | 'byHand' | 'open'

export const importSourcesTranslations: TranslationsOf<ImportSources, More> = {
  uk: {
    label: 'Посилання за розкладом',
    name: 'Прайс-лист',
    create: 'Додати посилання',
    edit: 'Посилання на прайс-лист',
    nothingYet: 'Посилань ще немає',
    nothingYetText: 'Додайте посилання на прайс-лист: ми читатимемо його за розкладом і оновлюватимемо товари.',
    fields: {
      title: 'Назва',
      url: 'Посилання',
      type: 'Що імпортувати',
      emptiesMissing: 'Обнулити залишок товарів, яких немає у файлі',
      schedule: 'Коли читати',
      at: 'О котрій годині',
    },
    hints: { url: 'https://…', at: 'За Києвом, наприклад 03:30' },
    choices: {
      type: importsTranslations.uk.types,
      schedule: { off: 'Лише вручну', '4h': 'Кожні 4 години', daily: 'Щодня' },
    },
    filters: { search: 'Назва', sort: 'Порядок' },
    filterChoices: { sort: { title: 'За назвою' } },
    commands: {
      run: { label: 'Прочитати зараз' },
      pause: { label: 'Призупинити' },
      resume: { label: 'Відновити' },
      remove: { label: 'Видалити', title: 'Видалити посилання?', text: 'Товари та попередні імпорти лишаться.' },
    },
    more: {
      state: 'Розклад',
      last: 'Останній раз',
      next: 'Наступний раз',
      paused: 'Призупинено',
      failures: 'Невдалих спроб поспіль',
      noRuns: 'Ще не читали',
      byHand: 'Вручну',
      open: 'Відкрити імпорт',
      started: 'Імпорт почався',
      needs_mapping: 'Виберіть стовпці',
      needs_yes: 'Потрібне ваше підтвердження',
      failed: 'Не прочитано',
    },
  },
  en: {
    label: 'Links on a schedule',
    name: 'Price list',
    create: 'Add a link',
    edit: 'Link to a price list',
    nothingYet: 'There are no links yet',
    nothingYetText: 'Add a link to a price list: we read it on a schedule and update the products.',
    fields: {
      title: 'Name',
      url: 'Link',
      type: 'What to import',
      emptiesMissing: 'No stock for products that the file lacks',
      schedule: 'When to read',
      at: 'At what time',
    },
    hints: { url: 'https://…', at: 'Kyiv time, such as 03:30' },
    choices: {
      type: importsTranslations.en.types,
      schedule: { off: 'By hand only', '4h': 'Every 4 hours', daily: 'Every day' },
    },
    filters: { search: 'Name', sort: 'Order' },
    filterChoices: { sort: { title: 'By name' } },
    commands: {
      run: { label: 'Read now' },
      pause: { label: 'Pause' },
      resume: { label: 'Resume' },
      remove: { label: 'Delete', title: 'Delete the link?', text: 'The products and the former imports stay.' },
    },
    more: {
      state: 'Schedule',
      last: 'Last time',
      next: 'Next time',
      paused: 'Paused',
      failures: 'Failures in a row',
      noRuns: 'Not read yet',
      byHand: 'By hand',
      open: 'Open the import',
      started: 'The import has begun',
      needs_mapping: 'Choose columns',
      needs_yes: 'Waits for a confirmation',
      failed: 'Not read',
    },
  },
}
export type SourceTexts = Readonly<Record<More, string>>
