import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Article, ArticleHead, ArticleType, TextSource } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'
import { editorMachine } from './editor.machine.ts'
import type { EditorEvent, EditorOutput } from './editor.setup.ts'
import type { DialogNoted } from './notes.domain.ts'
import { textsMachine } from './texts.machine.ts'

export type ArticleEvent =
  | { type: 'retry.chosen' }
  | { type: 'article.reported'; head: ArticleHead }
  | { type: 'template.chosen'; body: string }
  | { type: 'texts.chosen'; source: TextSource }
  /** Closes the dialog of other texts, because another article is opened or the editor opens a dialog. */
  | { type: 'texts.blocked' }
  | { type: 'edits.discarded' }

export interface ArticleInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
  readonly owner: { send(event: EditorOutput): void }
  readonly of: ArticleType
}

export interface ArticleContext extends ArticleInput {
  article: Article | null
  failure: Failure | null
  /** The source of the texts in the dialog. */
  source: TextSource
}

/** One opened article: loads it and runs its editor; a dialog can show other texts meanwhile. */
export const articleMachine = setup({
  types: {
    input: {} as ArticleInput,
    context: {} as ArticleContext,
    events: {} as ArticleEvent,
    tags: {} as 'busy' | 'loading',
    children: {} as { editor: 'editor'; texts: 'texts' },
  },
  actors: {
    ...({} as Readings<Pick<ArticlesPort, 'fetchArticle'>>),
    editor: editorMachine,
    texts: textsMachine,
  },
  guards: {
    isTaken: (_, body: string | null) => body !== null,
  },
  actions: {
    setArticle: assign((_, article: Article) => ({ article, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setSource: assign((_, source: TextSource) => ({ source })),
    notifyLearned: ({ context: { owner } }, article: Article) => owner.send({ type: 'article.updated', article }),
    notifySettled: ({ context: { owner, of } }) => {
      owner.send({ type: 'edits.reported', of, isUnsaved: false })
    },
    sendToDialog: ({ context: { owner, of } }, { by, isOpen }: Pick<DialogNoted, 'by' | 'isOpen'>) =>
      owner.send({ type: 'dialog.reported', of, by, isOpen }),
    sendToEditor: ({ self }, event: EditorEvent) => childOf(self, 'editor')?.send(event),
    notifyApp,
  },
}).createMachine({
  id: 'article',
  context: ({ input }) => ({ ...input, article: null, failure: null, source: 'history' }),
  initial: 'reading',
  states: {
    reading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchArticle',
        src: 'fetchArticle',
        input: ({ context }) => context.of,
        onDone: [
          whenFailed('failed', 'article'),
          {
            target: 'open',
            actions: [
              { type: 'setArticle', params: valueIn },
              { type: 'notifyLearned', params: valueIn },
            ],
          },
        ],
      },
    },

    failed: { on: { 'retry.chosen': 'reading' } },

    open: {
      invoke: {
        id: 'editor',
        src: 'editor',
        input: ({ context: { app, clock, supplierId, owner, article } }) => ({
          app,
          clock,
          supplierId,
          owner,
          article: must(article),
        }),
        onError: {
          target: 'failed',
          actions: [
            { type: 'setFailure', params: { kind: 'unexpected' } },
            'notifySettled',
            { type: 'sendToDialog', params: { by: 'editor', isOpen: false } },
            { type: 'notifyApp', params: { type: 'fault.logged', code: 'editor stopped' } },
          ],
        },
      },
      on: {
        'article.reported': { actions: { type: 'sendToEditor', params: ({ event }) => event } },
        'template.chosen': { actions: { type: 'sendToEditor', params: ({ event }) => event } },
        'edits.discarded': { actions: { type: 'sendToEditor', params: ({ event }) => event } },
      },
      initial: 'writing',
      states: {
        writing: {
          on: {
            'texts.chosen': {
              target: 'choosing',
              actions: { type: 'setSource', params: ({ event }) => event.source },
            },
          },
        },

        choosing: {
          entry: { type: 'sendToDialog', params: { by: 'texts', isOpen: true } },
          exit: { type: 'sendToDialog', params: { by: 'texts', isOpen: false } },
          invoke: {
            id: 'texts',
            src: 'texts',
            input: ({ context: { app, of, source } }) => ({ app, of, source }),
            onDone: [
              {
                guard: { type: 'isTaken', params: ({ event }) => event.output.body },
                target: 'writing',
                actions: {
                  type: 'sendToEditor',
                  params: ({ event }) => ({ type: 'text.replaced', body: event.output.body ?? '' }),
                },
              },
              { target: 'writing' },
            ],
            onError: { target: 'writing', actions: notifyFailure },
          },
          on: { 'texts.blocked': 'writing' },
        },
      },
    },
  },
})

export type ArticleActor = ActorRefFrom<typeof articleMachine>
export type ArticleSnapshot = SnapshotFrom<typeof articleMachine>
