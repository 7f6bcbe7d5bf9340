import { importTypes } from '../imports/imports.domain.ts'
import { isAmong } from '../kernel/word.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { flag, sensitive, text } from '../kit/fields/record-fields.domain.ts'
import { time } from '../kit/fields/time-fields.domain.ts'
import { search, sort } from '../kit/list/query.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'

export const schedules = ['off', '4h', 'daily'] as const

/** A price list that is read from a link, by hand or on a schedule. */
export const resultTones = {
  started: 'success',
  needs_mapping: 'warning',
  needs_yes: 'warning',
  failed: 'danger',
} as const

const sourceRow = {
  title: row.text({ or: '' }),
  url: row.text({ or: '' }),
  type: row.word(importTypes, { or: 'goods' }),
  schedule: row.word(schedules, { or: 'off' }),
  at: row.text(),
  last: row.part(
    {
      at: row.instant(),
      result: row.states(resultTones),
      importId: row.key(),
    },
    { file: ['last.at', 'last.result'] },
  ),
  nextAt: row.instant(),
  failures: row.count({ at: 'failures_in_row', or: 0 }),
  isPaused: row.flag(),
  /** Why it was paused by itself; `null` when the supplier paused it. */
  pausedWhy: row.text(),
}
export type ImportSource = RowWith<typeof sourceRow>

export const importSources = defineSection(sourceRow)({
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
