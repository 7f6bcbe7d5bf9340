import { searchOfArticle } from '@supplier/core/articles/articles.domain'
import type { ArticlesActor } from '@supplier/core/articles/articles.machine'
import { openArticle, selectArticles } from '@supplier/core/articles/articles.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Stale } from '../kit/answers/Stale.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticlePane } from './ArticlePane.tsx'
import { above, part, screen } from './ArticlesScreen.styles.ts'
import { Batch } from './Batch.tsx'
import { FinishedDialog } from './FinishedDialog.tsx'

/** The articles that the store shows to buyers: the list, and the editor of the open one. */
export function ArticlesScreen({ actor }: { readonly actor: ArticlesActor }) {
  const t = useTranslations().article
  const view = useSelector(actor, selectArticles)
  const article = useSelector(actor, openArticle)
  const { list, openType, isPreview, isLoading, isFinished, batch } = view
  const supplier = useSelector(actor, (snapshot) => snapshot.context.supplier)
  const next = list.state === 'rows' ? list.next : null
  const retry = () => actor.send({ type: 'retry.chosen' })
  return (
    <div className={screen()}>
      {list.state === 'rows' && list.isOld && (
        <div className={above()}>
          <Stale view={{ isLoading, messages: [] }} onRetry={retry} />
        </div>
      )}
      <div className={part({ aside: openType !== null })}>
        <ArticleList list={list} isLoading={isLoading} onRetry={retry} />
      </div>
      <div className={part({ aside: openType === null && batch === null, first: batch !== null })}>
        <Card>
          {batch !== null ? (
            <Batch actor={batch} supplier={supplier} />
          ) : openType === null ? (
            <EmptyState
              kind="nothingYet"
              title={t.choose()}
              actions={
                next && (
                  <RouteButton
                    variant="primary"
                    location={{ to: 'articles-information', search: searchOfArticle(next) }}
                  >
                    {t.writeNext({ name: t.names[next]() })}
                  </RouteButton>
                )
              }
            >
              {t.chooseText()}
            </EmptyState>
          ) : (
            <ArticlePane key={openType} of={openType} article={article} isPreview={isPreview} send={actor.send} />
          )}
        </Card>
      </div>
      <FinishedDialog isOpen={isFinished} send={actor.send} />
    </div>
  )
}
