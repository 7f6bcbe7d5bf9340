import { not } from 'xstate'
import { must } from '../../kernel/must.ts'
import { isDirty, isDirtyWithoutDraft, writes } from '../claims/claims.ts'
import { type Fields, text, type ValuesOf } from '../fields/record-fields.domain.ts'
import { logFault } from '../load/reading.domain.ts'
import { untilTried } from '../load/server-wait.domain.ts'
import type { QuestionAnswered } from './question.machine.ts'
import { changedIn, type RecordRules, rulesOf } from './record.domain.ts'
import { type RecordFormMachine, recordFormSetup, startOf } from './record-form.setup.ts'
import { partsOf } from './record-form-parts.ts'
import {
  isApplied,
  isAppliedTypedOn,
  isConflict,
  isDeleted,
  isMergeable,
  onUnclear,
  whenNotLoaded,
  whenNotSaved,
  whenSaved,
  whenStored,
  whileSaving,
} from './record-outcomes.ts'

const becomesUnkept = { guard: 'hasSensitive', target: 'unkept' } as const
const becomesDirty = { guard: 'isDirty', target: 'dirty' } as const
const becomesClean = { guard: not('isDirty'), target: 'clean' } as const
const onlyDirty = { guard: not('hasSensitive'), target: 'dirty' } as const

const machineOf = (section: string, rules: RecordRules) =>
  recordFormSetup(rules).createMachine({
    id: `${section}Form`,
    context: startOf(rules),
    invoke: partsOf(section),
    output: ({ context: { id, version, row, saved, savedRow, opensNext } }) => ({
      row: savedRow,
      opensNext,
      record: id === null || version === null ? null : { id, version, row, values: saved },
    }),
    initial: 'arriving',
    on: {
      'form.dismissed': '.dismissed',
      'edits.discarded': { target: '.dismissed', actions: ['discard', 'clearDraft'] },
      'draft.found': { actions: { type: 'setOffer', params: ({ event }) => event.texts } },
    },
    states: {
      arriving: {
        always: [{ guard: 'isNew', target: 'filling' }, { guard: 'isKnown', target: 'filling' }, { target: 'loading' }],
      },

      loading: {
        tags: ['busy', 'loading'],
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => must(context.id),
          onDone: [whenStored('filling'), { target: 'deleted' }],
          onError: whenNotLoaded(section),
        },
      },
      waiting: untilTried('loading'),
      failed: { on: { 'retry.chosen': 'loading' } },
      deleted: { id: 'deleted' },

      filling: {
        initial: 'choosing',
        on: {
          // A letter releases no claim and makes none, unless the form becomes clean or dirty by it.
          'field.changed': { actions: [{ type: 'setValue', params: ({ event }) => event }, 'saveDraft', 'ask'] },
          'question.answered': {
            actions: { type: 'showAnswer', params: ({ event }: { event: QuestionAnswered }) => event.answer },
          },
          'picker.opened': { actions: { type: 'openPicker', params: ({ event }) => event.field } },
          'draft.restored': {
            guard: 'hasOffer',
            target: '.choosing',
            actions: ['takeOffer', 'saveDraft', 'notifyRestored'],
          },
          'draft.dismissed': { guard: 'hasOffer', actions: ['clearOffer', 'saveDraft'] },
          'form.submitted': [
            {
              guard: { type: 'isMistaken', params: ({ event }) => event.mistakes },
              actions: [{ type: 'showMistakes', params: ({ event }) => event.mistakes }, 'notifyNotSaved'],
            },
            { guard: 'isUnchanged', target: 'dismissed' },
            {
              target: 'saving',
              actions: ['cleanValues', { type: 'setOpensNext', params: ({ event }) => event.opensNext === true }],
            },
          ],
        },
        states: {
          choosing: {
            entry: 'ask',
            always: [becomesUnkept, becomesDirty, { target: 'clean' }],
          },
          clean: {
            always: [becomesUnkept, becomesDirty],
            on: { 'refresh.requested': { guard: 'isUnchanged', target: 'refreshing' } },
          },
          // The saved values stay on the page; typing meanwhile stops the request.
          refreshing: {
            tags: ['busy', 'refreshing'],
            always: [becomesUnkept, becomesDirty],
            invoke: {
              id: 'reload',
              src: 'load',
              input: ({ context }) => must(context.id),
              onDone: [whenStored('choosing'), { target: '#deleted' }],
              onError: { target: 'clean', actions: logFault(section) },
            },
          },
          dirty: { invoke: isDirty, always: [becomesUnkept, becomesClean] },
          // No draft holds a sensitive value, so it would be lost.
          unkept: { invoke: isDirtyWithoutDraft, always: [becomesClean, onlyDirty] },
        },
      },

      saving: {
        tags: 'busy',
        entry: 'setSent',
        on: whileSaving,
        invoke: [
          writes,
          isDirty,
          {
            id: 'save',
            src: 'save',
            input: ({ context: { id, version, key, row, saved, values } }) => ({
              id,
              version,
              key,
              row,
              values: id === null ? values : changedIn(saved, values),
            }),
            onDone: whenSaved,
            onError: whenNotSaved(section),
          },
        ],
      },

      // The response does not show whether the new record was saved, so look it up by its key.
      finding: {
        tags: 'busy',
        on: whileSaving,
        invoke: [
          writes,
          isDirty,
          {
            id: 'loadByKey',
            src: 'loadByKey',
            input: ({ context }) => context.key,
            onDone: [isAppliedTypedOn, isApplied, isMergeable, isConflict, onUnclear],
            onError: onUnclear,
          },
        ],
      },

      comparing: {
        tags: 'busy',
        on: whileSaving,
        invoke: [
          writes,
          isDirty,
          {
            id: 'compare',
            src: 'load',
            input: ({ context }) => must(context.id),
            onDone: [isAppliedTypedOn, isApplied, isMergeable, isConflict, isDeleted, onUnclear],
            onError: onUnclear,
          },
        ],
      },

      conflict: {
        invoke: isDirty,
        on: {
          'theirs.taken': { target: 'filling', actions: ['takeTheirs', 'saveDraft'] },
          'mine.kept': { target: 'saving', actions: ['overwriteTheirs', 'saveDraft'] },
        },
      },

      saved: { type: 'final' },
      dismissed: { type: 'final' },
    },
  })

/**
 * The form of one record in a dialog. Only changed fields are sent. After a save with an uncertain response or a newer
 * version on the server, it compares its changes with the current record: they were applied, can be merged, or
 * conflict.
 */
export const recordFormOf = <All extends Fields, Row>(
  section: string,
  rules: RecordRules & { readonly fields: All },
): RecordFormMachine<ValuesOf<All>, Row> =>
  machineOf(section, rules) as unknown as RecordFormMachine<ValuesOf<All>, Row>

/** A form with one text field. */
export const recordFormMachine = recordFormOf('record', rulesOf({ title: text() }))
