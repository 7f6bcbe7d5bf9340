import type { ActorRefFrom } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { isDirtyWithoutDraft, showsDialog, writes } from '../claims/claims.ts'
import { type RecordRules, rulesOf } from '../form/record.domain.ts'
import type { Job } from '../job/job.domain.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { Told } from './command.domain.ts'
import { commandSetup, runOf, startOf } from './command.setup.ts'

const foundIn = ({ event }: { readonly event: { readonly output: unknown } }) => event.output

interface Answered {
  readonly event: { readonly output: Job | Told | undefined }
}
const answerIn = ({ event }: Answered) => event.output

/** The transitions after the answer to the request. */
const carriedOut = [
  {
    guard: { type: 'isJob', params: answerIn },
    target: 'over',
    actions: [
      { type: 'reportJob', params: answerIn },
      { type: 'setResult', params: 'started' },
    ],
  },
  { guard: { type: 'tells', params: answerIn }, target: 'telling', actions: { type: 'setTold', params: answerIn } },
  { target: 'over', actions: { type: 'setResult', params: 'done' } },
] as const

/**
 * Runs one command on one record, after a confirmation or the input of its fields if required. If the response leaves
 * the outcome open, `isDone` reads the record and derives the outcome; `null` when the record does not show it.
 */
export const createCommandMachine = (rulesFor: (command: string) => RecordRules) =>
  commandSetup(rulesFor).createMachine({
    id: 'command',
    context: startOf(rulesFor),
    output: ({ context: { result, failure } }) => ({ result, failure }),
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'asks', target: 'asking' }, { target: 'running' }] },

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
          'picker.opened': { actions: { type: 'openPicker', params: ({ event }) => event.field } },
          'command.confirmed': [
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
        invoke: [
          writes,
          {
            id: 'run',
            src: 'run',
            input: ({ context }) => runOf(context),
            onDone: carriedOut,
            onError: [
              {
                guard: { type: 'mayHaveStarted', params: failureOf },
                target: 'findingJob',
                actions: { type: 'setFailure', params: failureOf },
              },
              {
                guard: { type: 'mayRepeat', params: failureOf },
                target: 'repeating',
                actions: { type: 'setFailure', params: failureOf },
              },
              {
                guard: { type: 'isUnclear', params: failureOf },
                target: 'lookingUp',
                actions: { type: 'setFailure', params: failureOf },
              },
              {
                target: 'refused',
                actions: { type: 'setFailure', params: failureOf },
              },
            ],
          },
        ],
      },

      // The key makes the server answer as the first time, or carry it out now if the request never arrived.
      repeating: {
        tags: 'busy',
        invoke: [
          writes,
          {
            id: 'repeat',
            src: 'run',
            input: ({ context }) => runOf(context),
            onDone: carriedOut,
            onError: [
              {
                guard: { type: 'isUnclear', params: failureOf },
                target: 'over',
                actions: { type: 'setResult', params: 'unclear' },
              },
              { target: 'refused', actions: { type: 'setFailure', params: failureOf } },
            ],
          },
        ],
      },

      // The dialog shows what the answer tells until it is closed.
      telling: {
        invoke: showsDialog,
        on: { 'dialog.dismissed': { target: 'over', actions: { type: 'setResult', params: 'done' } } },
      },

      lookingUp: {
        tags: 'busy',
        invoke: [
          writes,
          {
            id: 'isDone',
            src: 'isDone',
            input: ({ context }) => runOf(context),
            onDone: [
              {
                guard: { type: 'isTrue', params: foundIn },
                target: 'over',
                actions: { type: 'setResult', params: 'done' },
              },
              { guard: { type: 'isFalse', params: foundIn }, target: 'refused' },
              { target: 'over', actions: { type: 'setResult', params: 'unclear' } },
            ],
            onError: { target: 'over', actions: { type: 'setResult', params: 'unclear' } },
          },
        ],
      },

      findingJob: {
        tags: 'busy',
        invoke: [
          writes,
          {
            id: 'lostJob',
            src: 'lostJob',
            input: ({ context }) => context.key,
            onDone: [
              {
                guard: { type: 'isJob', params: ({ event }) => event.output.job },
                target: 'over',
                actions: [
                  { type: 'reportJob', params: ({ event }) => event.output.job },
                  { type: 'setResult', params: 'started' },
                ],
              },
              { guard: { type: 'isRefuted', params: ({ event }) => event.output }, target: 'refused' },
              { target: 'over', actions: { type: 'setResult', params: 'unclear' } },
            ],
            onError: { target: 'over', actions: { type: 'setResult', params: 'unclear' } },
          },
        ],
      },

      // A dialog with fields stays open with what was typed, and one that leads on with its link.
      refused: {
        always: [
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
