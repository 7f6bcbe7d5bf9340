import { type ActorRefFrom, not, type SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { isDirtyWithoutDraft, showsDialog, writes } from '../kit/claims/claims.ts'
import { failureIn, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { SendOutput } from '../kit/send/send.domain.ts'
import type { UploadOutcome } from '../kit/upload/upload.machine.ts'
import { importSetup, nothingChosen } from './import.setup.ts'
import { left } from './import-left.setup.ts'
import { importIn } from './import-steps.domain.ts'
import type { PriceImport } from './imports.domain.ts'
import type { ImportAnswer } from './imports.port.ts'

interface Sent {
  readonly event: { readonly output: SendOutput<ImportAnswer> }
}
const sentIn = ({ event }: Sent) => event.output
const failureOfSent = ({ event: { output } }: Sent) => (output.result === 'done' ? null : output.failure)
const failureOfUpload = ({ event }: { readonly event: { readonly output: UploadOutcome } }) => event.output.failure
const uploadedIn = ({ event }: { readonly event: { readonly output: UploadOutcome } }) => event.output

/** The import of a price list: its step follows the status on the server, so a reload or another device lands in it. */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input: { app, ids, location } }) => ({
    app,
    ids,
    id: importIn(location),
    type: 'goods',
    emptiesMissing: false,
    url: '',
    file: null,
    name: '',
    key: ids.next(),
    found: null,
    failure: null,
    refusal: null,
    ...nothingChosen,
  }),
  invoke: { id: 'options', src: 'options', onError: { actions: notifyFailure } },
  initial: 'arriving',
  on: {
    'query.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event.location } },
      { target: '.arriving', actions: { type: 'setLocation', params: ({ event }) => event.location } },
    ],
  },
  states: {
    arriving: { always: [{ guard: 'hasId', target: 'open' }, { target: 'choosing' }] },

    choosing: {
      type: 'parallel',
      on: {
        'type.chosen': { actions: { type: 'setType', params: ({ event }) => event.importType } },
        'missing.chosen': { actions: { type: 'setMissing', params: ({ event }) => event.empties } },
        'url.typed': { actions: { type: 'setUrl', params: ({ event }) => event.url } },
        'file.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event.size },
            actions: { type: 'setRefusal', params: { key: 'imports.fileTooLarge' } },
          },
          { target: 'uploading', actions: { type: 'setFile', params: ({ event }) => event } },
        ],
        'link.submitted': { guard: 'isLink', target: 'writing', actions: 'writeLink' },
      },
      states: {
        link: {
          initial: 'untyped',
          states: {
            untyped: { always: { guard: 'isTyped', target: 'typed' } },
            // A typed address is kept nowhere else.
            typed: {
              always: { guard: not('isTyped'), target: 'untyped' },
              invoke: isDirtyWithoutDraft,
              on: { 'edits.discarded': { actions: { type: 'setUrl', params: '' } } },
            },
          },
        },

        template: {
          initial: 'idle',
          states: {
            idle: { on: { 'template.chosen': 'saving' } },
            saving: {
              tags: 'busy',
              invoke: {
                id: 'saveTemplate',
                src: 'saveTemplate',
                input: ({ context }) => context.type,
                onDone: 'idle',
                onError: { target: 'idle', actions: notifyFailure },
              },
            },
          },
        },
      },
    },

    uploading: {
      invoke: [
        writes,
        {
          id: 'upload',
          src: 'upload',
          input: ({ context: { file, type, emptiesMissing, key } }) => ({
            file: must(file),
            type,
            emptiesMissing,
            key,
          }),
          onDone: [
            {
              guard: { type: 'isTaken', params: uploadedIn },
              target: 'open.shown',
              actions: [{ type: 'setUploaded', params: uploadedIn }, 'openImport'],
            },
            { guard: { type: 'mayRepeat', params: uploadedIn }, target: 'pausing' },
            {
              guard: { type: 'isSignedOut', params: failureOfUpload },
              target: 'choosing',
              actions: [
                { type: 'tellSignedOut', params: failureOfUpload },
                { type: 'setRefusal', params: { key: 'imports.chooseAgain' } },
              ],
            },
            { target: 'choosing', actions: { type: 'setFailure', params: failureOfUpload } },
          ],
          onError: { target: 'choosing', actions: notifyFailure },
        },
      ],
      on: { 'upload.dropped': 'choosing' },
    },

    // The same file with the same key: the server makes one import of it, however often it arrives.
    pausing: {
      invoke: writes,
      after: { lineIsTried: 'uploading' },
      on: { 'retry.chosen': 'uploading', 'upload.dropped': 'choosing' },
    },

    open: {
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchImport',
            src: 'fetchImport',
            input: ({ context }) => must(context.id),
            onDone: [
              {
                guard: hasFailed,
                target: 'failed',
                actions: [{ type: 'setFailure', params: failureIn }, logFault('import')],
              },
              { guard: { type: 'isGone', params: valueIn<PriceImport | null> }, target: '#import.gone' },
              { target: 'shown', actions: { type: 'setFound', params: valueIn } },
            ],
          },
        },

        failed: { on: { 'retry.chosen': 'reading' } },

        // The shown step hears presses while the import is read again.
        shown: {
          type: 'parallel',
          states: {
            step: {
              initial: 'resting',
              on: {
                'column.mapped': { target: '.resting', actions: { type: 'mapColumn', params: ({ event }) => event } },
                'category.mapped': {
                  target: '.resting',
                  actions: { type: 'mapCategory', params: ({ event }) => event },
                },
                'decimal.chosen': {
                  target: '.resting',
                  actions: { type: 'setDecimal', params: ({ event }) => event.decimal },
                },
                'category.chosen': {
                  target: '.resting',
                  actions: { type: 'setWhole', params: ({ event }) => event.category },
                },
                'columns.reopened': { actions: { type: 'reopen', params: 'columns' } },
                'categories.reopened': { actions: { type: 'reopen', params: 'categories' } },
                'options.changed': {
                  target: '#import.writing',
                  actions: { type: 'writeOptions', params: ({ event }) => event.options },
                },
                'columns.confirmed': { guard: 'isWhole', target: '#import.writing', actions: 'writeMapping' },
                'categories.confirmed': { target: '#import.writing', actions: 'writeCategories' },
                'start.chosen': [
                  { guard: 'isJump', target: '.asking' },
                  { target: '#import.writing', actions: { type: 'writeStart', params: false } },
                ],
                'mistake.opened': {
                  target: '.mending',
                  actions: { type: 'setMistake', params: ({ event }) => event.mistake },
                },
                'command.chosen': {
                  target: '.confirming',
                  actions: { type: 'setCommand', params: ({ event }) => event.command },
                },
              },
              states: {
                resting: { entry: 'clearAsked', always: { guard: 'hasEdits', target: 'edited' } },

                edited: {
                  invoke: isDirtyWithoutDraft,
                  on: { 'edits.discarded': { target: 'resting', actions: 'dropEdits' } },
                },

                asking: {
                  invoke: showsDialog,
                  on: {
                    'jump.accepted': { target: '#import.writing', actions: { type: 'writeStart', params: true } },
                    'jump.declined': 'resting',
                  },
                },

                mending: {
                  invoke: showsDialog,
                  on: {
                    'replacement.typed': { actions: { type: 'setReplacement', params: ({ event }) => event.text } },
                    'replacement.picked': { actions: { type: 'setCategory', params: ({ event }) => event.category } },
                    'fix.confirmed': { guard: 'isFixable', target: '#import.writing', actions: 'writeFix' },
                    'mistake.closed': 'resting',
                  },
                },

                confirming: {
                  invoke: showsDialog,
                  on: {
                    'command.confirmed': { target: '#import.writing', actions: 'writeCommand' },
                    'command.dropped': 'resting',
                  },
                },
              },
            },

            left,

            refresh: {
              initial: 'idle',
              on: {
                'record.changed': {
                  guard: { type: 'isThisOne', params: ({ event }) => event },
                  target: '.reading',
                },
                'data.invalidated': '.reading',
                'tab.shown': '.reading',
              },
              states: {
                idle: { after: { pollIsDue: { guard: 'isMoving', target: 'reading' } } },

                reading: {
                  tags: 'busy',
                  invoke: {
                    id: 'refresh',
                    src: 'fetchImport',
                    input: ({ context }) => must(context.id),
                    onDone: [
                      {
                        guard: hasFailed,
                        target: 'idle',
                        actions: [{ type: 'setFailure', params: failureIn }, logFault('import')],
                      },
                      { guard: { type: 'isGone', params: valueIn<PriceImport | null> }, target: '#import.gone' },
                      { target: 'idle', actions: { type: 'setFound', params: valueIn } },
                    ],
                  },
                },
              },
            },
          },
        },
      },
    },

    gone: {},

    writing: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ request: must(context.write), isKeyed: true }),
        onDone: [
          {
            guard: { type: 'isAnother', params: sentIn },
            target: 'open.shown',
            actions: [{ type: 'setAnswer', params: sentIn }, 'openImport'],
          },
          {
            guard: { type: 'mayCheck', params: sentIn },
            target: 'writing',
            reenter: true,
            actions: [{ type: 'setAnswer', params: sentIn }, 'writeCheck'],
          },
          {
            guard: { type: 'isDone', params: sentIn },
            target: 'answered',
            actions: [
              { type: 'tellJob', params: sentIn },
              { type: 'setAnswer', params: sentIn },
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'setFailure', params: failureOfSent },
              { type: 'tellSignedOut', params: failureOfSent },
            ],
          },
        ],
        onError: { target: 'answered', actions: notifyFailure },
      },
    },

    // The answer of a job is not the import, and that of a command says less than the import itself.
    answered: {
      always: [{ guard: 'isFound', target: 'open.shown.refresh.reading' }, { target: 'choosing' }],
    },

    refused: { always: [{ guard: 'hasId', target: 'rereading' }, { target: 'choosing' }] },

    // What was refused may be another than what is shown: the refusal stays beside what the server has.
    rereading: {
      tags: 'busy',
      invoke: {
        id: 'readAgain',
        src: 'fetchImport',
        input: ({ context }) => must(context.id),
        onDone: [
          { guard: hasFailed, target: 'open.shown' },
          { guard: { type: 'isGone', params: valueIn<PriceImport | null> }, target: 'gone' },
          { target: 'open.shown', actions: { type: 'setReread', params: valueIn } },
        ],
      },
    },
  },
})

export type ImportActor = ActorRefFrom<typeof importMachine>
export type ImportSnapshot = SnapshotFrom<typeof importMachine>
