import { assign, setup } from 'xstate'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import { type Article, type ArticleWish, isFulfilled } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'

export interface PublicationInput {
  readonly saved: Article
  readonly wish: ArticleWish
}

export interface PublicationContext extends PublicationInput {
  article: Article | null
  failure: Failure | null
}

/** How it ended. `article` is the newest that the server told, whether or not it is what was wished for. */
export interface PublicationOutput {
  readonly isFulfilled: boolean
  readonly article: Article | null
  readonly failure: Failure | null
}

/** Showing an article to buyers, or hiding it: asked once, and looked up where the answer was lost. */
export const publicationMachine = setup({
  types: {
    input: {} as PublicationInput,
    context: {} as PublicationContext,
    output: {} as PublicationOutput,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<ArticlesPort, 'changeStatus' | 'fetchArticle'>>,
  guards: {
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    rememberArticle: assign((_, article: Article) => ({ article })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'publication',
  context: ({ input }) => ({ ...input, article: null, failure: null }),
  output: ({ context: { article, failure, wish } }) => ({
    isFulfilled: article !== null && isFulfilled(article, wish),
    article,
    failure,
  }),
  initial: 'changing',
  states: {
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeStatus',
        src: 'changeStatus',
        input: ({ context: { saved, wish } }) => ({ type: saved.type, version: saved.version, wish }),
        onDone: { target: 'ended', actions: { type: 'rememberArticle', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnclear', params: failureOf },
            target: 'checking',
            actions: { type: 'rememberFailure', params: failureOf },
          },
          { target: 'ended', actions: { type: 'rememberFailure', params: failureOf } },
        ],
      },
    },

    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkArticle',
        src: 'fetchArticle',
        input: ({ context }) => context.saved.type,
        onDone: { target: 'ended', actions: { type: 'rememberArticle', params: ({ event }) => event.output } },
        // Why it failed at first says more.
        onError: 'ended',
      },
    },

    ended: { type: 'final' },
  },
})
