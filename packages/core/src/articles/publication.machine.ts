import { assign, setup } from 'xstate'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import { type Article, isFulfilled, type TargetStatus } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'

export interface PublicationInput {
  readonly saved: Article
  readonly target: TargetStatus
}

export interface PublicationContext extends PublicationInput {
  article: Article | null
  failure: Failure | null
}

/** The outcome. `article` is the server's newest copy, whether or not it has the requested status. */
export interface PublicationOutput {
  readonly isFulfilled: boolean
  readonly article: Article | null
  readonly failure: Failure | null
}

/** Publishes or hides an article with one request, and reads the article when there is no response. */
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
    setArticle: assign((_, article: Article) => ({ article })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'publication',
  context: ({ input }) => ({ ...input, article: null, failure: null }),
  output: ({ context: { article, failure, target } }) => ({
    isFulfilled: article !== null && isFulfilled(article, target),
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
        input: ({ context: { saved, target } }) => ({ type: saved.type, version: saved.version, target }),
        onDone: { target: 'ended', actions: { type: 'setArticle', params: ({ event }) => event.output } },
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

    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkArticle',
        src: 'fetchArticle',
        input: ({ context }) => context.saved.type,
        onDone: { target: 'ended', actions: { type: 'setArticle', params: ({ event }) => event.output } },
        // The check failed too; report the failure of the request itself, which says more.
        onError: 'ended',
      },
    },

    ended: { type: 'final' },
  },
})
