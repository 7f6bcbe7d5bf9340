import type { ActorRefFrom } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import { isDirtyWithoutDraft, showsDialog } from '../claims/claims.ts'
import { text } from '../fields/record-fields.domain.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { BulkAction } from './bulk.domain.ts'
import { type BulkSent, bulkSetup, initialContext, outputOf, runOf, sendInputOf } from './bulk.setup.ts'

interface Ended {
  readonly event: { readonly output: BulkSent }
}
const outputIn = ({ event }: Ended) => event.output
const refusalIn = ({ event }: Ended): Failure =>
  (event.output as Exclude<BulkSent, { readonly result: 'done' }>).failure
const failed = { type: 'setFailure', params: failureOf } as const

/**
 * One action on many rows: fields, a preview and a confirmation as far as the action has them, then one request. A
 * request without an answer is looked up by its key and never sent again. If other rows match than were picked, it asks
 * again with the new number.
 */
export const createBulkMachine = (actionNamed: (name: string) => BulkAction) =>
  bulkSetup(actionNamed).createMachine({
    id: 'bulk',
    context: initialContext(actionNamed),
    output: ({ context }) => outputOf(context),
    initial: 'arriving',
    states: {
      arriving: {
        always: [
          { guard: 'isLostBefore', target: 'applying' },
          { guard: 'hasFields', target: 'asking' },
          { guard: 'previews', target: 'asking.previewing' },
          { guard: 'asks', target: 'asking' },
          { target: 'applying' },
        ],
      },

      asking: {
        initial: 'choosing',
        invoke: [showsDialog, { id: 'options', src: 'options', onError: { actions: notifyFailure } }],
        on: { 'dialog.dismissed': 'over' },
        states: {
          choosing: {
            initial: 'untouched',
            on: {
              'field.changed': { target: '.typed', actions: { type: 'setValue', params: ({ event }) => event } },
              'picker.opened': { actions: { type: 'openPicker', params: ({ event }) => event.field } },
              'bulk.confirmed': [
                { guard: 'isMistaken', actions: 'showMistakes' },
                { guard: 'previews', target: 'previewing', actions: 'cleanValues' },
                { target: '#bulk.applying', actions: 'cleanValues' },
              ],
            },
            states: { untouched: {}, typed: { invoke: isDirtyWithoutDraft } },
          },

          previewing: {
            tags: 'busy',
            invoke: {
              id: 'previewBulk',
              src: 'previewBulk',
              input: ({ context }) => runOf(context),
              onDone: {
                target: 'previewed',
                actions: { type: 'setPreview', params: ({ event }) => event.output },
              },
              onError: [
                { guard: { type: 'isSelectionChanged', params: failureOf }, target: 'counting' },
                { target: 'choosing', actions: failed },
              ],
            },
          },

          previewed: {
            on: {
              'back.chosen': { target: 'choosing', actions: 'clearPreview' },
              'bulk.confirmed': '#bulk.applying',
            },
          },

          // Other rows match than were picked.
          counting: {
            tags: 'busy',
            invoke: {
              id: 'fetchTotal',
              src: 'fetchTotal',
              input: ({ context: { picks } }) => ('query' in picks ? picks.query : { page: 1 }),
              onDone: [
                { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: '#bulk.over' },
                { target: 'counted', actions: { type: 'setTotal', params: ({ event }) => event.output } },
              ],
              onError: { target: 'choosing', actions: failed },
            },
          },

          counted: {
            on: {
              'bulk.confirmed': [{ guard: 'previews', target: 'previewing' }, { target: '#bulk.applying' }],
            },
          },
        },
      },

      applying: {
        tags: 'busy',
        entry: 'tellSent',
        initial: 'sending',
        on: { 'answer.missed': '.lookingUp' },
        invoke: [
          showsDialog,
          {
            id: 'send',
            src: 'send',
            input: ({ context, self }) => sendInputOf(context, self),
            onDone: [
              {
                guard: { type: 'isDone', params: outputIn },
                target: 'deciding',
                actions: ['tellSettled', { type: 'setAnswer', params: outputIn }],
              },
              { guard: { type: 'isUnclear', params: outputIn }, target: 'unclear' },
              { guard: { type: 'isLost', params: outputIn }, target: 'over', actions: ['tellSettled', 'setUnclear'] },
              {
                guard: { type: 'isSelectionChanged', params: refusalIn },
                target: 'asking.counting',
                actions: 'tellSettled',
              },
              {
                guard: { type: 'isPreviewOver', params: refusalIn },
                target: 'asking.previewing',
                actions: ['tellSettled', 'clearPreview'],
              },
              {
                target: 'asking',
                actions: ['tellSettled', { type: 'setFailure', params: refusalIn }, 'clearPreview'],
              },
            ],
            onError: { target: 'over', actions: 'setUnclear' },
          },
        ],
        states: {
          sending: {},
          // The request may still arrive, which takes a while: the dialog may be closed meanwhile.
          lookingUp: { on: { 'dialog.dismissed': { target: '#bulk.over', actions: 'setUnclear' } } },
        },
      },

      unclear: {
        invoke: showsDialog,
        on: {
          'check.chosen': { target: 'applying', actions: 'setLate' },
          'dialog.dismissed': { target: 'over', actions: 'setUnclear' },
        },
      },

      deciding: { always: [{ guard: 'hasFailed', target: 'reported' }, { target: 'over' }] },

      // Some rows were refused: mend them, run the action on them again, or leave them.
      reported: {
        invoke: showsDialog,
        on: {
          'retry.chosen': [
            { guard: 'previews', target: 'asking.previewing', actions: 'pickFailed' },
            { target: 'applying', actions: 'pickFailed' },
          ],
          'dialog.dismissed': 'over',
        },
      },

      over: { type: 'final' },
    },
  })

/** Actions with a field and a preview, with neither, and with a question alone. */
export const bulkMachine = createBulkMachine((name) => ({
  ...(name === 'price' && { form: { value: text({ required: true }) }, previews: true }),
  ...(name === 'category' && { form: { value: text() } }),
  ...(name === 'archive' && { previews: true }),
  ...(name === 'restore' && { needsConfirmation: true }),
}))

export type BulkActor = ActorRefFrom<typeof bulkMachine>
