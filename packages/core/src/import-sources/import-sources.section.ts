import { type ImportType, importTypes } from '../imports/imports.domain.ts'
import { isAmong, type Word } from '../kernel/word.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { flag, sensitive, text } from '../kit/fields/record-fields.domain.ts'
import { time } from '../kit/fields/time-fields.domain.ts'
import type { ListRow } from '../kit/list/list.domain.ts'
import { search, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'

export const schedules = ['off', '4h', 'daily'] as const
export type Schedule = (typeof schedules)[number]

/** A price list that is read from a link, by hand or on a schedule. */
export interface ImportSource extends ListRow {
  readonly title: string
  readonly url: string
  readonly type: Word<ImportType>
  readonly schedule: Word<Schedule>
  readonly at: string | null
  readonly last: { readonly at: string | null; readonly result: string; readonly importId: string | null } | null
  readonly nextAt: string | null
  readonly failures: number
  readonly isPaused: boolean
  /** Why it was paused by itself; `null` when the supplier paused it. */
  readonly pausedWhy: string | null
}

export const importSources = defineSection<ImportSource>()({
  id: 'import-sources',
  route: 'imports',
  param: 'source',
  namedBy: ['title', 'url'],
  query: { search: search(), sort: sort(['title']) },
  form: {
    title: text({ required: true, max: 100 }),
    // The link of a price list often carries its key, so no draft holds it.
    url: sensitive({
      required: true,
      max: 2000,
      input: 'url',
      rule: (typed) => (/^https:\/\/[^\s/]+\/\S*$/.test(typed.trim()) ? null : { key: 'imports.linkRule' }),
    }),
    type: choice(importTypes),
    emptiesMissing: flag(false),
    schedule: choice(schedules),
    at: time(),
  },
  statesOf: ({ schedule, type }) => ({
    ...(schedule !== 'daily' && { at: 'hidden' as const }),
    ...(type !== 'prices' && { emptiesMissing: 'hidden' as const }),
  }),
  mayEdit: () => true,
  commands: {
    run: { said: 'readingBegun', may: () => true, isKeyed: true },
    pause: {
      said: 'paused',
      may: ({ isPaused, schedule }) => !isPaused && isAmong(schedules, schedule) && schedule !== 'off',
      isDone: (row) => row?.isPaused === true,
    },
    resume: { said: 'resumed', may: ({ isPaused }) => isPaused, isDone: (row) => row?.isPaused === false },
    remove: { said: 'removed', may: () => true, needsConfirmation: true, isDone: (row) => row === null },
  },
})
export type ImportSources = typeof importSources
