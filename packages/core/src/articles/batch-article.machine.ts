import { assign, setup } from 'xstate'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import { type Article, isFulfilled } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'
import type { BatchOutcome, BatchText } from './batch.domain.ts'
import { isBlank } from './body/body.domain.ts'
import { publicationMachine } from './publication.machine.ts'

export interface BatchArticleContext extends BatchText {
  /** The article as the server has it. */
  article: Article | null
  failure: Failure | null
}

const articleIn = ({ event }: { readonly event: { readonly output: Article } }): Article => event.output

/** Publishes one article of several: saves the text that was read if the article has none, and then publishes it. */
export const batchArticleMachine = setup({
  types: {
    input: {} as BatchText,
    context: {} as BatchArticleContext,
    output: {} as BatchOutcome,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<ArticlesPort, 'fetchArticle' | 'saveArticle'>>),
    publication: publicationMachine,
  },
  guards: {
    isPublished: (_, article: Article) => isFulfilled(article, 'published'),
    isEmpty: (_, article: Article) => isBlank(article.body),
    isRead: ({ context }, article: Article) => article.body === context.body,
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    setArticle: assign((_, article: Article | null) => ({ article })),
    setFailure: assign((_, failure: Failure | null) => ({ failure })),
  },
}).createMachine({
  id: 'batchArticle',
  context: ({ input }) => ({ ...input, article: null, failure: null }),
  output: ({ context: { type, article, failure } }) => ({
    type,
    result:
      article !== null && isFulfilled(article, 'published') ? 'published' : failure === null ? 'changed' : 'failed',
    article,
    failure,
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readArticle',
        src: 'fetchArticle',
        input: ({ context }) => context.type,
        onDone: [
          {
            guard: { type: 'isPublished', params: articleIn },
            target: 'ended',
            actions: { type: 'setArticle', params: articleIn },
          },
          {
            guard: { type: 'isEmpty', params: articleIn },
            target: 'saving',
            actions: { type: 'setArticle', params: articleIn },
          },
          {
            guard: { type: 'isRead', params: articleIn },
            target: 'publishing',
            actions: { type: 'setArticle', params: articleIn },
          },
          { target: 'ended', actions: { type: 'setArticle', params: articleIn } },
        ],
        onError: { target: 'ended', actions: { type: 'setFailure', params: failureOf } },
      },
    },

    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveArticle',
        src: 'saveArticle',
        input: ({ context: { type, body, article } }) => ({
          type,
          body,
          version: must(article).version,
          isFresh: false,
        }),
        onDone: { target: 'publishing', actions: { type: 'setArticle', params: articleIn } },
        onError: [
          {
            guard: { type: 'isUnclear', params: failureOf },
            target: 'checking',
            actions: { type: 'setFailure', params: failureOf },
          },
          { target: 'ended', actions: { type: 'setFailure', params: failureOf } },
        ],
      },
    },

    // The answer to the save was lost: the article shows whether the text arrived.
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkArticle',
        src: 'fetchArticle',
        input: ({ context }) => context.type,
        onDone: [
          {
            guard: { type: 'isRead', params: articleIn },
            target: 'publishing',
            actions: [
              { type: 'setArticle', params: articleIn },
              { type: 'setFailure', params: null },
            ],
          },
          { target: 'ended' },
        ],
        onError: 'ended',
      },
    },

    publishing: {
      invoke: {
        id: 'publication',
        src: 'publication',
        input: ({ context }) => ({ saved: must(context.article), target: 'published' as const }),
        onDone: {
          target: 'ended',
          actions: [
            { type: 'setArticle', params: ({ event, context }) => event.output.article ?? context.article },
            { type: 'setFailure', params: ({ event }) => event.output.failure },
          ],
        },
        onError: { target: 'ended', actions: { type: 'setFailure', params: failureOf } },
      },
    },

    ended: { type: 'final' },
  },
})
