import { type ArticlesActor, openArticle, searchOfArticle, selectArticles } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Stale } from '../kit/Stale.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticlePane } from './ArticlePane.tsx'
import { above, part, screen } from './ArticlesScreen.styles.ts'
import { FinishedDialog } from './FinishedDialog.tsx'

/** What buyers are told: the list of articles, and the one that is being written. */
export function ArticlesScreen({ actor }: { readonly actor: ArticlesActor }) {
  const words = useWords().article
  const view = useSelector(actor, selectArticles)
  const article = useSelector(actor, openArticle)
  const { list, openType, isPreview, isLoading, isFinished } = view
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
      <div className={part({ aside: openType === null })}>
        <Card>
          {openType === null ? (
            <EmptyState
              kind="nothingYet"
              title={words.choose()}
              actions={
                next && (
                  <PlaceButton variant="primary" place={{ to: 'articles-information', search: searchOfArticle(next) }}>
                    {words.writeNext({ name: words.names[next]() })}
                  </PlaceButton>
                )
              }
            >
              {words.chooseText()}
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
