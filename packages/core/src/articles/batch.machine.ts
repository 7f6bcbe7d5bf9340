import { type ActorRefFrom, assign, type PromiseActorLogic, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { writes } from '../kit/claims/claims.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import type { Article, ArticleType } from './articles.domain.ts'
import type { BatchOutcome, BatchText } from './batch.domain.ts'
import { batchArticleMachine } from './batch-article.machine.ts'

export type BatchEvent = { type: 'texts.confirmed'; texts: readonly BatchText[] } | { type: 'retry.chosen' }

/** The events of the batch for the page. */
export type BatchTold =
  | { readonly type: 'batch.begun' }
  | { readonly type: 'batch.ended' }
  | { readonly type: 'article.updated'; readonly article: Article }
  | { readonly type: 'status.reached'; readonly article: Article; readonly fillsIn: boolean }

export interface BatchInput {
  readonly app: AppRef
  readonly owner: { send(event: BatchTold): void }
  readonly types: readonly ArticleType[]
}

export interface BatchContext extends BatchInput {
  /** The articles as they were read; `null` until then. */
  articles: readonly Article[] | null
  failure: Failure | null
  /** The texts that are still to be published, the first of which is under way. */
  queue: readonly BatchText[]
  outcomes: readonly BatchOutcome[]
}

const outcomeIn = ({ event }: { readonly event: { readonly output: BatchOutcome } }): BatchOutcome => event.output

/** The missing required articles on one page: read together, and published one after another with one press. */
export const batchMachine = setup({
  types: {
    input: {} as BatchInput,
    context: {} as BatchContext,
    events: {} as BatchEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {
    readArticles: {} as PromiseActorLogic<readonly Article[], readonly ArticleType[]>,
    batchArticle: batchArticleMachine,
  },
  guards: {
    hasTexts: (_, texts: readonly BatchText[]) => texts.length > 0,
    isLast: ({ context }) => context.queue.length === 1,
  },
  actions: {
    setArticles: assign((_, articles: readonly Article[]) => ({ articles, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setQueue: assign((_, queue: readonly BatchText[]) => ({ queue, outcomes: [] })),
    setOutcome: assign(({ context: { queue, outcomes, articles } }, outcome: BatchOutcome) => ({
      queue: queue.slice(1),
      outcomes: [...outcomes, outcome],
      articles: must(articles).map((one) => (one.type === outcome.type ? (outcome.article ?? one) : one)),
    })),
    clearQueue: assign({ queue: [] }),
    notifyOutcome: ({ context: { owner } }, { result, article }: BatchOutcome) => {
      if (article === null) return
      owner.send(
        result === 'published'
          ? { type: 'status.reached', article, fillsIn: true }
          : { type: 'article.updated', article },
      )
    },
    notifyBegun: ({ context: { owner } }) => owner.send({ type: 'batch.begun' }),
    notifyEnded: ({ context: { owner } }) => owner.send({ type: 'batch.ended' }),
    notifyApp,
  },
}).createMachine({
  id: 'batch',
  context: ({ input }) => ({ ...input, articles: null, failure: null, queue: [], outcomes: [] }),
  initial: 'reading',
  states: {
    reading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'readArticles',
        src: 'readArticles',
        input: ({ context }) => context.types,
        onDone: { target: 'shown', actions: { type: 'setArticles', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
      },
    },

    failed: { on: { 'retry.chosen': 'reading' } },

    shown: {
      on: {
        'texts.confirmed': {
          guard: { type: 'hasTexts', params: ({ event }) => event.texts },
          target: 'publishing',
          actions: { type: 'setQueue', params: ({ event }) => event.texts },
        },
      },
    },

    publishing: {
      entry: 'notifyBegun',
      exit: 'notifyEnded',
      invoke: writes,
      initial: 'article',
      states: {
        article: {
          invoke: {
            id: 'batchArticle',
            src: 'batchArticle',
            input: ({ context }) => must(context.queue[0]),
            onDone: [
              {
                guard: 'isLast',
                target: '#batch.shown',
                actions: [
                  { type: 'notifyOutcome', params: outcomeIn },
                  { type: 'setOutcome', params: outcomeIn },
                ],
              },
              {
                target: 'article',
                reenter: true,
                actions: [
                  { type: 'notifyOutcome', params: outcomeIn },
                  { type: 'setOutcome', params: outcomeIn },
                ],
              },
            ],
            onError: { target: '#batch.shown', actions: ['clearQueue', notifyFailure] },
          },
        },
      },
    },
  },
})

export type BatchActor = ActorRefFrom<typeof batchMachine>
export type BatchSnapshot = SnapshotFrom<typeof batchMachine>
