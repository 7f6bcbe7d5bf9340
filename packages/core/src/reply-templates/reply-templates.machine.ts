import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import { rulesOf } from '../kit/form/record.domain.ts'
import { recordFormOf } from '../kit/form/record-form.machine.ts'
import type { RecordFormActor, RecordFormOutput } from '../kit/form/record-form.setup.ts'
import { failureIn, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import { type Template, templatesField } from './reply-templates.domain.ts'
import type { TemplatesFound } from './reply-templates.port.ts'

export type TemplatesRow = readonly Template[]
type Values = { readonly templates: TemplatesRow }

export const templatesFormMachine = recordFormOf<{ readonly templates: typeof templatesField }, TemplatesRow>(
  'replyTemplates',
  rulesOf({ templates: templatesField }),
)
export type TemplatesFormActor = RecordFormActor<Values, TemplatesRow>

export interface TemplatesInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface TemplatesContext extends TemplatesInput {
  /** `null` until they are read. */
  templates: TemplatesRow | null
  search: string
  failure: Failure | null
}

export type TemplatesEvent =
  | { type: 'templates.opened' }
  | { type: 'templates.closed' }
  | { type: 'templates.searched'; search: string }
  | { type: 'editing.requested' }
  | { type: 'retry.chosen' }

/** The menu of prepared answers, and the dialog in which the supplier edits them. */
export const templatesMachine = setup({
  types: {
    input: {} as TemplatesInput,
    context: {} as TemplatesContext,
    events: {} as TemplatesEvent,
    tags: {} as 'busy',
    children: {} as { form: 'form' },
  },
  actors: {
    ...({} as { fetchTemplates: Reading<TemplatesFound, undefined> }),
    form: templatesFormMachine,
  },
  guards: {
    isSaved: (_, { row }: RecordFormOutput<TemplatesRow>) => row !== null,
  },
  actions: {
    setTemplates: assign((_, { templates }: TemplatesFound) => ({ templates, failure: null })),
    setSaved: assign((_, { row }: RecordFormOutput<TemplatesRow>) => ({ templates: row })),
    setSearch: assign((_, search: string) => ({ search })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyApp,
  },
}).createMachine({
  id: 'templates',
  context: ({ input }) => ({ ...input, templates: null, search: '', failure: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'templates.opened': { target: 'open', actions: { type: 'setSearch', params: '' } },
        'editing.requested': 'editing',
      },
    },

    open: {
      on: {
        'templates.closed': 'closed',
        'templates.searched': { actions: { type: 'setSearch', params: ({ event }) => event.search } },
        'editing.requested': 'editing',
      },
      initial: 'reading',
      states: {
        // What was read before is shown meanwhile.
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchTemplates',
            src: 'fetchTemplates',
            onDone: [
              {
                guard: hasFailed,
                target: 'failed',
                actions: [{ type: 'setFailure', params: failureIn }, logFault('reply templates')],
              },
              { target: 'shown', actions: { type: 'setTemplates', params: valueIn } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'retry.chosen': 'reading' } },
      },
    },

    editing: {
      invoke: [
        showsDialog,
        {
          id: 'form',
          src: 'form',
          input: ({ context: { app, clock, supplierId } }) => ({ app, clock, supplierId, id: 'all', key: 'all' }),
          onDone: [
            {
              guard: { type: 'isSaved', params: ({ event }) => event.output },
              target: 'closed',
              actions: [
                { type: 'setSaved', params: ({ event }) => event.output },
                { type: 'notifyApp', params: { type: 'success.reported', message: { key: 'kit.saved' } } },
              ],
            },
            { target: 'closed' },
          ],
          onError: { target: 'closed', actions: notifyFailure },
        },
      ],
    },
  },
})

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>
export type TemplatesSnapshot = SnapshotFrom<typeof templatesMachine>
