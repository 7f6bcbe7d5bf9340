import type { JobDialogDetails } from '@supplier/core/kit/job/job-dialog.selectors'
import type { Language } from '../../i18n/language.ts'

type Deed = JobDialogDetails['deed']

interface JobTexts {
  readonly loading: string
  readonly missing: string
  readonly missingText: string
  readonly unread: string
  /** What it has done with so many rows, and that it has not done it with so many. */
  readonly did: Readonly<Record<Deed, (count: string) => string>>
  readonly left: Readonly<Record<Deed, (count: string) => string>>
  readonly needless: (count: string) => string
  readonly unchanged: (count: string) => string
  readonly running: string
  readonly failures: string
  readonly file: string
  readonly open: string
  readonly failedFile: string
  readonly undo: string
  readonly rerun: string
}

export const jobTexts: Readonly<Record<Language, JobTexts>> = {
  uk: {
    loading: 'Фонове завдання',
    missing: 'Такого завдання немає',
    missingText: 'Його створив інший постачальник, або минуло понад 30 днів.',
    unread: 'Не вдалося завантажити завдання',
    did: {
      changed: (count) => `Змінено: ${count}`,
      ttn: (count) => `Створено ТТН: ${count}`,
      file: (count) => `У файлі: ${count}`,
    },
    left: {
      changed: (count) => `Не змінено: ${count}`,
      ttn: (count) => `Без ТТН: ${count}`,
      file: (count) => `Не у файлі: ${count}`,
    },
    needless: (count) => `Не потрібно: ${count}`,
    unchanged: (count) => `Без змін: ${count}`,
    running: 'Вікно можна закрити: завдання виконується на сервері.',
    failures: 'Чому решту залишено',
    file: 'Завантажити файл',
    open: 'Відкрити файл',
    failedFile: 'Завантажити список незмінених',
    undo: 'Скасувати зміни',
    rerun: 'Спробувати ще раз',
  },
  en: {
    loading: 'Background job',
    missing: 'There is no such job',
    missingText: 'Another supplier created it, or it is more than 30 days old.',
    unread: 'The job could not be read',
    did: {
      changed: (count) => `Changed: ${count}`,
      ttn: (count) => `Waybills created: ${count}`,
      file: (count) => `In the file: ${count}`,
    },
    left: {
      changed: (count) => `Not changed: ${count}`,
      ttn: (count) => `Without a waybill: ${count}`,
      file: (count) => `Not in the file: ${count}`,
    },
    needless: (count) => `Not needed: ${count}`,
    unchanged: (count) => `Already so: ${count}`,
    running: 'You can close this window: the job runs on the server.',
    failures: 'Why the others were left',
    file: 'Download the file',
    open: 'Open the file',
    failedFile: 'File of the unchanged rows',
    undo: 'Undo the changes',
    rerun: 'Try again',
  },
}
