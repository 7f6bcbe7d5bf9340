import { type ActorRefFrom, not } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { isDirtyWithoutDraft, showsDialog } from '../claims/claims.ts'
import { type RecordRules, rulesOf } from '../form/record.domain.ts'
import { type CommandSent, commandSetup, type IsDone, type RowRead, sendInputOf, startOf } from './command.setup.ts'

const outputIn = ({ event }: { readonly event: { readonly output: CommandSent } }) => event.output

const rowIn = ({ event }: { readonly event: RowRead }) => event.row
const setDone = { type: 'setResult', params: 'done' } as const
/** The record on the page shows the deed, so that it need not be looked up. */
const shown = { guard: { type: 'shows', params: rowIn }, target: '#command.over', actions: setDone } as const

/** The transitions after a request that was carried out, or that was not sent. */
const carriedOut = [
  {
    guard: { type: 'isNotSent', params: outputIn },
    target: 'over',
    actions: { type: 'setResult', params: 'outdated' },
  },
  {
    guard: { type: 'isJob', params: outputIn },
    target: 'over',
    actions: [
      { type: 'reportJob', params: outputIn },
      { type: 'setResult', params: 'started' },
    ],
  },
  { guard: { type: 'tells', params: outputIn }, target: 'telling', actions: { type: 'setTold', params: outputIn } },
  {
    guard: { type: 'isDone', params: outputIn },
    target: 'over',
    actions: [setDone, { type: 'setMade', params: outputIn }],
  },
] as const

/**
 * Runs one command on one record, after a confirmation or the input of its fields if required. Without an answer it is
 * looked up by its key or by the record, and a record on the page that shows the deed is believed; a dialog that still
 * does not know the outcome offers to look again.
 */
export const createCommandMachine = (rulesFor: (command: string) => RecordRules, isDone: IsDone = () => false) =>
  commandSetup(rulesFor, isDone).createMachine({
    id: 'command',
    context: startOf(rulesFor),
    output: ({ context: { result, failure, unclear, made } }) => ({ result, failure, unclear, ...(made && { made }) }),
    initial: 'arriving',
    on: {
      'record.read': { actions: { type: 'followRecord', params: ({ event }) => event } },
      'row.read': { actions: { type: 'followRow', params: ({ event }) => event } },
    },
    states: {
      arriving: { always: [{ guard: 'hasDialog', target: 'asking' }, { target: 'running' }] },

      asking: {
        initial: 'choosing',
        invoke: [
          showsDialog,
          { id: 'options', src: 'options', onError: { actions: notifyFailure } },
          {
            id: 'question',
            src: 'question',
            input: ({ self }) => ({ owner: self }),
            onError: { actions: notifyFailure },
          },
        ],
        on: {
          'field.changed': { target: '.choosing', actions: { type: 'setValue', params: ({ event }) => event } },
          'record.read': { target: '.choosing', actions: { type: 'followRecord', params: ({ event }) => event } },
          'picker.opened': { actions: { type: 'openPicker', params: ({ event }) => event.field } },
          'command.confirmed': [
            { guard: 'isForbidden', target: 'over', actions: { type: 'setResult', params: 'outdated' } },
            { guard: 'isMistaken', actions: 'showMistakes' },
            { target: 'running', actions: 'cleanValues' },
          ],
          'dialog.dismissed': { target: 'over', actions: { type: 'setResult', params: 'dismissed' } },
        },
        states: {
          choosing: { entry: 'ask', always: [{ guard: 'isTyped', target: 'typed' }, { target: 'untouched' }] },
          untouched: {},
          typed: { invoke: isDirtyWithoutDraft },
        },
      },

      running: {
        tags: 'busy',
        initial: 'sending',
        on: { 'answer.missed': '.lookingUp' },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context, self }) => sendInputOf(context, self),
          onDone: [
            ...carriedOut,
            { guard: { type: 'isUnclear', params: outputIn }, target: 'unclear' },
            {
              guard: { type: 'isUnknown', params: outputIn },
              target: 'over',
              actions: { type: 'setResult', params: 'unclear' },
            },
            { target: 'refused', actions: { type: 'setFailure', params: outputIn } },
          ],
          onError: 'unclear',
        },
        states: {
          sending: {},
          // The request may still arrive, which takes a while: the dialog may be closed meanwhile.
          lookingUp: {
            on: {
              'row.read': shown,
              'dialog.dismissed': { target: '#command.over', actions: { type: 'setResult', params: 'unclear' } },
            },
          },
        },
      },

      // The dialog shows what the answer tells until it is closed.
      telling: {
        invoke: showsDialog,
        on: { 'dialog.dismissed': { target: 'over', actions: { type: 'setResult', params: 'done' } } },
      },

      unclear: {
        entry: { type: 'setResult', params: 'unclear' },
        always: { guard: not('hasDialog'), target: 'over' },
        invoke: showsDialog,
        on: {
          'row.read': shown,
          'check.chosen': { target: 'running', actions: 'setLate' },
          'dialog.dismissed': 'over',
        },
      },

      // A dialog with fields stays open with what was typed, and one that leads on with its link.
      refused: {
        always: [
          { guard: 'isOutdated', target: 'asking', actions: 'tellOwner' },
          { guard: 'staysOpen', target: 'asking' },
          { target: 'over', actions: { type: 'setResult', params: 'refused' } },
        ],
      },

      over: { type: 'final' },
    },
  })

export type CommandMachine = ReturnType<typeof createCommandMachine>
export type CommandActor = ActorRefFrom<CommandMachine>

/** Commands without fields. */
export const commandMachine = createCommandMachine(() => rulesOf({}))
