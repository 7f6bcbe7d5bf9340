import type { Language } from '../i18n/language-store.ts'

interface JobTexts {
  readonly loading: string
  readonly missing: string
  readonly missingText: string
  readonly unread: string
  readonly done: (count: string) => string
  readonly unchanged: (count: string) => string
  readonly failed: (count: string) => string
  readonly running: string
  readonly failures: string
  readonly file: string
  readonly open: string
  readonly failedFile: string
  readonly undo: string
  readonly rerun: (count: string) => string
}

export const jobTexts: Readonly<Record<Language, JobTexts>> = {
  uk: {
    loading: 'Фонове завдання',
    missing: 'Такого завдання немає',
    missingText: 'Його створив інший постачальник, або минуло понад 30 днів.',
    unread: 'Завдання не вдалося прочитати',
    done: (count) => `Змінено: ${count}`,
    unchanged: (count) => `Без змін: ${count}`,
    failed: (count) => `Не змінено: ${count}`,
    running: 'Вікно можна закрити: завдання виконується на сервері.',
    failures: 'Що не змінено й чому',
    file: 'Завантажити файл',
    open: 'Відкрити файл',
    failedFile: 'Файл незмінених рядків',
    undo: 'Скасувати зміни',
    rerun: (count) => `Повторити невдалі: ${count}`,
  },
  en: {
    loading: 'Background job',
    missing: 'There is no such job',
    missingText: 'Another supplier created it, or it is more than 30 days old.',
    unread: 'The job could not be read',
    done: (count) => `Changed: ${count}`,
    unchanged: (count) => `Already so: ${count}`,
    failed: (count) => `Not changed: ${count}`,
    running: 'You can close this window: the job runs on the server.',
    failures: 'What was not changed, and why',
    file: 'Download the file',
    open: 'Open the file',
    failedFile: 'File of the unchanged rows',
    undo: 'Undo the changes',
    rerun: (count) => `Retry the failed: ${count}`,
  },
}
