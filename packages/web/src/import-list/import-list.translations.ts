import type { ImportList } from '@supplier/core/import-list/import-list.section'
import { importStatusTexts } from '../imports/report/import-statuses.translations.ts'
import { importsTranslations } from '../imports/report/imports.translations.ts'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

type More = 'status' | 'figures' | 'when' | 'type' | 'begin' | 'continue' | 'again'

export const importListTranslations: TranslationsOf<ImportList, More> = {
  uk: {
    label: 'Список імпортів',
    name: 'Імпорт',
    create: 'Новий імпорт',
    edit: 'Імпорт',
    nothingYet: 'Додайте товари з прайс-листа',
    nothingYetText: 'Файл або посилання: побачите зміни до запису й зможете скасувати їх протягом доби.',
    fields: {},
    choices: {},
    filters: { status: 'Стан', type: 'Що імпортували', created: 'Дата', sort: 'Порядок', size: 'На сторінці' },
    states: { status: importStatusTexts.uk },
    filterChoices: {
      type: importsTranslations.uk.types,
      sort: { '-created_at': 'Спершу нові', created_at: 'Спершу старіші' },
    },
    commands: {
      copy: { label: 'Повторити' },
      rollback: {
        label: 'Скасувати зміни',
        title: importsTranslations.uk.rollbackTitle,
        text: importsTranslations.uk.rollbackText,
      },
      cancel: { label: 'Зупинити', title: importsTranslations.uk.cancelTitle, text: importsTranslations.uk.cancelText },
    },
    more: {
      status: 'Стан',
      figures: 'Створено · оновлено · відхилено',
      when: 'Коли',
      type: 'Що',
      begin: 'Імпортувати з файлу',
      continue: 'Продовжити',
      again: 'Новий імпорт',
    },
  },
  en: {
    label: 'List of imports',
    name: 'Import',
    create: 'New import',
    edit: 'Import',
    nothingYet: 'Add products from a price list',
    nothingYetText: 'A file or a link: you see the changes before they are written, and can take them back for a day.',
    fields: {},
    choices: {},
    filters: { status: 'State', type: 'What was imported', created: 'Date', sort: 'Order', size: 'Per page' },
    states: { status: importStatusTexts.en },
    filterChoices: {
      type: importsTranslations.en.types,
      sort: { '-created_at': 'Newest first', created_at: 'Oldest first' },
    },
    commands: {
      copy: { label: 'Repeat' },
      rollback: {
        label: 'Take back',
        title: importsTranslations.en.rollbackTitle,
        text: importsTranslations.en.rollbackText,
      },
      cancel: { label: 'Stop', title: importsTranslations.en.cancelTitle, text: importsTranslations.en.cancelText },
    },
    more: {
      status: 'State',
      figures: 'Created · updated · not accepted',
      when: 'When',
      type: 'What',
      begin: 'Import from a file',
      continue: 'Continue',
      again: 'New import',
    },
  },
}
