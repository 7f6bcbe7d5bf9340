import type { Ports } from '../app/app.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { articleMachine } from './article.machine.ts'
import { articlesMachine } from './articles.machine.ts'
import { editorMachine } from './editor.machine.ts'
import { publicationMachine } from './publication.machine.ts'
import { textsMachine } from './texts.machine.ts'

export const composeArticles = ({ articles, drafts, lock }: Pick<Ports, 'articles' | 'drafts' | 'lock'>) => {
  const { fetchArticles, fetchArticle, saveArticle, changeStatus, fetchTexts } = articles
  return articlesMachine.provide({
    actors: {
      ...readingsOf({ fetchArticles }),
      article: articleMachine.provide({
        actors: {
          ...readingsOf({ fetchArticle }),
          editor: editorMachine.provide({
            actors: {
              ...actorsOf({ fetchArticle, saveArticle }),
              holdForm: listenerOf(lock.holdForm),
              draft: composeDraft(drafts),
              publication: publicationMachine.provide({ actors: actorsOf({ changeStatus, fetchArticle }) }),
            },
          }),
          texts: textsMachine.provide({ actors: readingsOf({ fetchTexts }) }),
        },
      }),
    },
  })
}
