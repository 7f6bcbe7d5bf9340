import type { ImportStatus } from '@supplier/core/imports/imports.domain'
import type { Language } from '../../i18n/language.ts'

export const importStatusTexts: Readonly<Record<Language, Readonly<Record<ImportStatus, string>>>> = {
  uk: {
    mapping: 'Виберіть стовпці',
    checking: 'Перевіряється',
    ready: 'Готовий до запуску',
    importing: 'Виконується',
    completed: 'Виконано',
    partial: 'Виконано частково',
    failed: 'Файл не прочитано',
    cancelled: 'Зупинено',
    rolled_back: 'Зміни скасовано',
  },
  en: {
    mapping: 'Waits for columns',
    checking: 'Being checked',
    ready: 'Ready to start',
    importing: 'Running',
    completed: 'Completed',
    partial: 'Partly completed',
    failed: 'File not read',
    cancelled: 'Stopped',
    rolled_back: 'Taken back',
  },
}

/** The line about the last import, on the home page and on the page of products. */
export const lastImportTexts = {
  uk: { title: 'Останній імпорт', created: 'створено', updated: 'оновлено', rejected: 'відхилено' },
  en: { title: 'Last import', created: 'created', updated: 'updated', rejected: 'refused' },
} as const satisfies Record<Language, object>
