import type { Language } from './language.ts'

/** The translations of the recorder, which is part of developer builds only. */
export const recorderTranslations: Readonly<
  Record<Language, Readonly<Record<'bar' | 'start' | 'end' | 'fault' | 'save', string>>>
> = {
  uk: {
    bar: 'Запис сценарію',
    start: 'Записати сценарій',
    end: 'Завершити й зберегти',
    fault: 'Сталася помилка. Збережіть останні кроки, щоб її відтворити.',
    save: 'Зберегти запис',
  },
  en: {
    bar: 'Scenario recorder',
    start: 'Record a scenario',
    end: 'Stop and save',
    fault: 'Something broke. Save the latest steps, so that it can be reproduced.',
    save: 'Save the recording',
  },
}
