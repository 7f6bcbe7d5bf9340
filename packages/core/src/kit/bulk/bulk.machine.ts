import type { ActorRefFrom } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { isDirtyWithoutDraft, showsDialog, writes } from '../claims/claims.ts'
import { text } from '../form/record-fields.domain.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { BulkAction, BulkAnswer } from './bulk.domain.ts'
import { bulkSetup, initialContext, outputOf, runOf } from './bulk.setup.ts'

const answerIn = ({ event }: { readonly event: { readonly output: BulkAnswer | null } }) => event.output
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
        invoke: [
          writes,
          showsDialog,
          {
            id: 'runBulk',
            src: 'runBulk',
            input: ({ context }) => runOf(context),
            onDone: { target: 'deciding', actions: { type: 'setAnswer', params: answerIn } },
            onError: [
              { guard: { type: 'isUnclear', params: failureOf }, target: 'lookingUp' },
              { guard: { type: 'isSelectionChanged', params: failureOf }, target: 'asking.counting' },
              {
                guard: { type: 'isPreviewOver', params: failureOf },
                target: 'asking.previewing',
                actions: 'clearPreview',
              },
              { target: 'asking', actions: [failed, 'clearPreview'] },
            ],
          },
        ],
      },

      lookingUp: {
        tags: 'busy',
        invoke: [
          writes,
          showsDialog,
          {
            id: 'fetchBulk',
            src: 'fetchBulk',
            input: ({ context }) => context.key,
            onDone: [
              {
                guard: { type: 'isFound', params: answerIn },
                target: 'deciding',
                actions: { type: 'setAnswer', params: answerIn },
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        ],
      },

      waiting: {
        invoke: [writes, showsDialog],
        always: { guard: 'isFinal', target: 'over', actions: 'setUnclear' },
        after: { requestIsLost: { target: 'lookingUp', actions: 'setFinal' } },
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
  ...(name === 'restore' && { asks: true }),
}))

export type BulkActor = ActorRefFrom<typeof bulkMachine>
