import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Article, ArticleHead, ArticleType, TextSource } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'
import { editorMachine } from './editor.machine.ts'
import type { EditorEvent, EditorFact } from './editor.setup.ts'
import type { DialogNoted } from './notes.domain.ts'
import { textsMachine } from './texts.machine.ts'

export type ArticleEvent =
  | { type: 'retry.chosen' }
  | { type: 'article.reported'; head: ArticleHead }
  | { type: 'template.chosen'; body: string }
  | { type: 'texts.chosen'; source: TextSource }
  /** Another article is looked at, or something else is asked about this one. */
  | { type: 'texts.barred' }
  | { type: 'work.discarded' }

export interface ArticleInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly supplierId: number
  readonly owner: { send(fact: EditorFact): void }
  readonly of: ArticleType
}

export interface ArticleContext extends ArticleInput {
  article: Article | null
  failure: Failure | null
  /** Where texts come from that are looked at. */
  source: TextSource
}

/** One opened article: it is read, and then written; other texts can be looked at meanwhile. */
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
    rememberArticle: assign((_, article: Article) => ({ article, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    rememberSource: assign((_, source: TextSource) => ({ source })),
    tellLearned: ({ context: { owner } }, article: Article) => owner.send({ type: 'article.learned', article }),
    tellSettled: ({ context: { owner, of } }) => {
      owner.send({ type: 'work.noted', of, isUnsaved: false })
    },
    tellDialog: ({ context: { owner, of } }, { by, isOpen }: Pick<DialogNoted, 'by' | 'isOpen'>) =>
      owner.send({ type: 'dialog.noted', of, by, isOpen }),
    tellEditor: ({ self }, event: EditorEvent) => childOf(self, 'editor')?.send(event),
    tellTrunk,
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
              { type: 'rememberArticle', params: valueIn },
              { type: 'tellLearned', params: valueIn },
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
        input: ({ context: { trunk, clock, supplierId, owner, article } }) => ({
          trunk,
          clock,
          supplierId,
          owner,
          article: must(article),
        }),
        onError: {
          target: 'failed',
          actions: [
            { type: 'setFailure', params: { kind: 'unexpected' } },
            'tellSettled',
            { type: 'tellDialog', params: { by: 'editor', isOpen: false } },
            { type: 'tellTrunk', params: { type: 'fault.noted', code: 'editor stopped' } },
          ],
        },
      },
      on: {
        'article.reported': { actions: { type: 'tellEditor', params: ({ event }) => event } },
        'template.chosen': { actions: { type: 'tellEditor', params: ({ event }) => event } },
        'work.discarded': { actions: { type: 'tellEditor', params: ({ event }) => event } },
      },
      initial: 'writing',
      states: {
        writing: {
          on: {
            'texts.chosen': {
              target: 'choosing',
              actions: { type: 'rememberSource', params: ({ event }) => event.source },
            },
          },
        },

        choosing: {
          entry: { type: 'tellDialog', params: { by: 'texts', isOpen: true } },
          exit: { type: 'tellDialog', params: { by: 'texts', isOpen: false } },
          invoke: {
            id: 'texts',
            src: 'texts',
            input: ({ context: { trunk, of, source } }) => ({ trunk, of, source }),
            onDone: [
              {
                guard: { type: 'isTaken', params: ({ event }) => event.output.body },
                target: 'writing',
                actions: {
                  type: 'tellEditor',
                  params: ({ event }) => ({ type: 'text.replaced', body: event.output.body ?? '' }),
                },
              },
              { target: 'writing' },
            ],
            onError: { target: 'writing', actions: tellFailure },
          },
          on: { 'texts.barred': 'writing' },
        },
      },
    },
  },
})

export type ArticleActor = ActorRefFrom<typeof articleMachine>
export type ArticleSnapshot = SnapshotFrom<typeof articleMachine>
