import * as v from 'valibot'
import { importSources, schedules } from '../../../src/import-sources/import-sources.section.ts'
import { importTypes } from '../../../src/imports/imports.domain.ts'
import { KnownCount, KnownFlag, KnownInstant, KnownKey, LaxText, objectOrNull, ShownText } from '../kit/kernel.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { Word } from '../kit/word.wire.ts'

export const importSourcesWire = wireOf({
  section: importSources,
  base: '/admin-suppliers/v1/import-sources',
  paths: { missing: 'emptiesMissing' },
  entries: {
    title: v.fallback(ShownText, ''),
    url: v.fallback(ShownText, ''),
    type: Word(importTypes, 'goods'),
    schedule: Word(schedules, 'off'),
    at: LaxText,
    missing: LaxText,
    last: objectOrNull({ at: KnownInstant, result: LaxText, import_id: KnownKey }),
    next_at: KnownInstant,
    failures_in_row: KnownCount,
    is_paused: KnownFlag,
    paused_why: LaxText,
  },
  file: { last: ['last.at', 'last.result'], failures: ['failures_in_row'] },
  rowOf: (wire) => ({
    title: wire.title,
    url: wire.url,
    type: wire.type,
    schedule: wire.schedule,
    at: wire.at,
    last: wire.last && { at: wire.last.at, result: wire.last.result ?? '', importId: wire.last.import_id },
    nextAt: wire.next_at,
    failures: wire.failures_in_row ?? 0,
    isPaused: wire.is_paused === true,
    pausedWhy: wire.paused_why,
  }),
  valuesOf: ({ title, url, type, schedule, at, missing }) => ({
    title,
    url,
    type,
    schedule,
    at: at ?? '',
    emptiesMissing: missing === 'zero',
  }),
  bodyOf: ({ at, emptiesMissing, ...values }) => ({
    ...values,
    ...(at !== undefined && { at: at || null }),
    ...(emptiesMissing !== undefined && { missing: emptiesMissing ? 'zero' : 'keep' }),
  }),
})
