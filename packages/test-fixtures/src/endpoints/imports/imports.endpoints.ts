import { importsWire } from '@supplier/core/adapters/http/imports/imports.wire'
import * as v from 'valibot'
import { wrongState } from '../../http/laravel.ts'
import { blankImport, type ImportRecord, importEvent, importsName } from '../../imports/import-records.ts'
import { dayFilters } from '../../world/days.ts'
import { stopped } from '../../world/jobs/task-jobs.ts'
import type { StoredRecord } from '../../world/world.ts'
import { byText, sectionEndpoints } from '../kit/section.ts'
import { importChangeEndpoints } from './import-changes.endpoints.ts'
import { importRowEndpoints } from './import-rows.endpoints.ts'
import { importStepEndpoints } from './import-steps.endpoints.ts'
import { shownImport, shownImportRow } from './imports.view.ts'

const of = (record: StoredRecord) => record as ImportRecord
const running: readonly string[] = ['mapping', 'checking', 'ready', 'importing', 'failed']

/** The endpoints of the imports: the list, one with all that its step shows, and its steps. */
export const importsEndpoints = sectionEndpoints({
  name: importsName,
  wire: importsWire,
  event: importEvent,
  body: v.object({}),
  isFixed: true,
  seeds: () => [],
  made: {},
  textOf: (record) => of(record).name,
  filters: {
    status: (record, chosen) => chosen.includes(of(record).status),
    type: (record, chosen) => chosen.includes(of(record).type),
    ...dayFilters('created', (record) => of(record).created_at),
  },
  sorts: { created_at: byText('created_at') },
  rowAs: (record, _, __, now) => shownImportRow(of(record), now),
  shownAs: (record, world, supplier, now, origin) => shownImport(of(record), world, supplier, now, origin),
  commands: {
    cancel: (record, _, __, { now }) =>
      running.includes(of(record).status)
        ? { changed: { status: 'cancelled', plans: [], finished_at: new Date(now).toISOString() } }
        : wrongState('Імпорт уже завершено.', { reason: 'wrong_step' }),
    copy: (record, _, __, { now }) => {
      const { id: _id, version: _version, clientKey: _key, sent: _sent, ...fields } = of(record)
      const { options, mapping, facts, fixes, error } = fields
      return {
        made: {
          ...fields,
          ...blankImport,
          options,
          mapping,
          facts,
          fixes,
          error,
          status: error ? 'failed' : 'mapping',
          created_at: new Date(now).toISOString(),
        },
      }
    },
  },
  after: (world, _, __, { stored, now }) =>
    stored && of(stored).status === 'cancelled' ? stopped(world, of(stored).job_id, now) : world,
  more: [...importChangeEndpoints, ...importStepEndpoints, ...importRowEndpoints],
})
