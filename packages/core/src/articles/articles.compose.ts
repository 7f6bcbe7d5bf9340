import type { LockPort } from '../intents/intents.port.ts'
import { type Abort, actorsOf, listenerOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { articleMachine } from './article.machine.ts'
import type { Article, ArticleType } from './articles.domain.ts'
import { articlesMachine } from './articles.machine.ts'
import type { ArticlesPort } from './articles.port.ts'
import { batchMachine } from './batch.machine.ts'
import { batchArticleMachine } from './batch-article.machine.ts'
import { editorMachine } from './editor.machine.ts'
import { publicationMachine } from './publication.machine.ts'
import { textsMachine } from './texts.machine.ts'

interface ArticlesPorts {
  readonly articles: ArticlesPort
  readonly drafts: DraftsPort
  readonly lock: LockPort
}

export const composeArticles = ({ articles, drafts, lock }: ArticlesPorts) => {
  const { fetchArticles, fetchArticle, saveArticle, changeStatus, fetchTexts } = articles
  const publication = publicationMachine.provide({ actors: actorsOf({ changeStatus, fetchArticle }) })
  const readArticles = (types: readonly ArticleType[], signal: Abort): Promise<readonly Article[]> =>
    Promise.all(types.map((type) => fetchArticle(type, signal)))
  return articlesMachine.provide({
    actors: {
      batch: batchMachine.provide({
        actors: {
          ...actorsOf({ readArticles }),
          batchArticle: batchArticleMachine.provide({
            actors: { ...actorsOf({ fetchArticle, saveArticle }), publication },
          }),
        },
      }),
      ...readingsOf({ fetchArticles }),
      article: articleMachine.provide({
        actors: {
          ...readingsOf({ fetchArticle }),
          editor: editorMachine.provide({
            actors: {
              ...actorsOf({ fetchArticle, saveArticle }),
              holdForm: listenerOf(lock.holdForm),
              draft: composeDraft(drafts),
              publication,
            },
          }),
          texts: textsMachine.provide({ actors: readingsOf({ fetchTexts }) }),
        },
      }),
    },
  })
}
