import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { notifyNotWritten } from '../kernel/telling.ts'
import { showsDialog, writes } from '../kit/claims/claims.ts'
import { type CommandOutput, messageAbout } from '../kit/command/command.domain.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import { doneMessage } from '../kit/section/said.domain.ts'
import { type Problem, stockProblems } from './form/product-problems.domain.ts'
import { identityOf } from './form/similar.domain.ts'
import type { ProductEditorContext } from './product-editor.domain.ts'
import type { StoredProduct } from './product-editor.port.ts'
import { productEditorSetup } from './product-editor.setup.ts'
import { statusSaid } from './product-status.domain.ts'

/** What the server found, and what the panel does not publish. */
const problemsOf = ({
  context: { record },
  event,
}: {
  readonly context: Pick<ProductEditorContext, 'record'>
  readonly event: { readonly output: readonly Problem[] }
}) => [...event.output, ...(record === null ? [] : stockProblems(record.values))]

const foundIn = ({ event }: { readonly event: { readonly output: StoredProduct | null } }) => event.output

const published = {
  target: 'idle',
  actions: [{ type: 'setRecord', params: foundIn }, 'refreshForm', 'openCreated'],
} as const

interface Commanded {
  readonly context: Pick<ProductEditorContext, 'command' | 'record'>
  readonly event: { readonly output: CommandOutput }
}

const saysDone = ({ context: { command, record }, event: { output } }: Commanded) =>
  output.result === 'done' ? doneMessage(statusSaid[must(command)], record?.values.title) : messageAbout(output)

/** Saves, checks and publishes the product: each step follows from the one before. */
export const publication = productEditorSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'check.chosen': { target: 'saving', actions: { type: 'setPublishes', params: false } },
        'publish.chosen': { target: 'saving', actions: { type: 'setPublishes', params: true } },
        'command.chosen': {
          guard: { type: 'mayRun', params: ({ event }) => event.command },
          target: 'commanding',
          actions: { type: 'setCommand', params: ({ event }) => event.command },
        },
      },
    },
    commanding: {
      invoke: {
        id: 'command',
        src: 'command',
        input: ({ context: { app, ids, command, product } }) => ({
          app,
          command: must(command),
          id: must(product).id,
          version: must(product).version,
          key: ids.next(),
          row: product,
          asks: false,
          derived: {},
        }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'notifyApp', params: saysDone }, 'refreshForm'],
        },
        onError: { target: 'idle', actions: notifyFailure },
      },
    },
    // Only what the server has can be checked.
    saving: {
      entry: [{ type: 'setAsked', params: true }, 'submitForm'],
      on: { 'form.ended': 'reading', 'save.failed': 'idle' },
    },
    // Pictures are saved apart from the form and change the version; what is checked and published is this one.
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchVersion',
        src: 'fetchProduct',
        input: ({ context }) => must(context.id),
        onDone: [
          {
            guard: { type: 'isFound', params: foundIn },
            target: 'checking',
            actions: { type: 'setRecord', params: foundIn },
          },
          { target: 'idle', actions: 'refreshForm' },
        ],
        onError: { target: 'idle', actions: notifyFailure },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkProduct',
        src: 'checkProduct',
        input: ({ context }) => must(context.id),
        onDone: [
          {
            guard: { type: 'isReady', params: problemsOf },
            target: 'comparing',
            actions: { type: 'setProblems', params: problemsOf },
          },
          {
            target: 'idle',
            actions: [
              { type: 'setProblems', params: problemsOf },
              { type: 'openStep', params: 'check' },
            ],
          },
        ],
        onError: { target: 'idle', actions: notifyFailure },
      },
    },
    // Two products that are the same confuse buyers; without an answer, publishing does not wait for it.
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'fetchSimilar',
        src: 'fetchSimilar',
        input: ({ context: { record } }) => {
          const { id, values } = must(record)
          return { product: id, ...identityOf(values) }
        },
        onDone: [
          {
            guard: { type: 'hasSimilar', params: ({ event }) => event.output },
            target: 'warning',
            actions: { type: 'setSimilar', params: ({ event }) => event.output },
          },
          { target: 'publishing' },
        ],
        onError: { target: 'publishing', actions: logFault('similar products') },
      },
    },
    warning: {
      invoke: showsDialog,
      on: { 'publish.confirmed': 'publishing', 'publish.dismissed': 'idle' },
    },
    publishing: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'publishProduct',
          src: 'publishProduct',
          input: ({ context: { id, product } }) => ({ id: must(id), version: must(product).version }),
          onDone: published,
          onError: [
            { guard: { type: 'isUnclear', params: failureOf }, target: 'confirming' },
            { target: 'idle', actions: [...notifyNotWritten, 'refreshForm'] },
          ],
        },
      ],
    },
    confirming: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'fetchProduct',
          src: 'fetchProduct',
          input: ({ context }) => must(context.id),
          onDone: [
            { guard: { type: 'isPublished', params: foundIn }, ...published },
            {
              target: 'idle',
              actions: {
                type: 'notifyApp',
                params: { type: 'warning.reported', message: { key: 'kit.unclear' } },
              },
            },
          ],
          onError: { target: 'idle', actions: [...notifyNotWritten] },
        },
      ],
    },
  },
})
