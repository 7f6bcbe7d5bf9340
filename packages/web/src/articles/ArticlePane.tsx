import type { ArticleActor } from '@supplier/core/articles/article.machine'
import type { ArticleType } from '@supplier/core/articles/articles.domain'
import type { ArticlesActor } from '@supplier/core/articles/articles.machine'
import { selectArticle } from '@supplier/core/articles/articles.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { NoRows } from '../kit/answers/NoRows.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { editor as editorLook } from './ArticlesScreen.styles.ts'
import { Editor } from './Editor.tsx'
import { TextsDialog } from './TextsDialog.tsx'

interface ArticlePaneProps {
  readonly of: ArticleType
  /** `null` for a moment, until its actor starts. */
  readonly article: ArticleActor | null
  readonly isPreview: boolean
  readonly send: ArticlesActor['send']
}

/** The open article while it loads, when it can be edited, and when it failed to load. */
export function ArticlePane({ of, article, isPreview, send }: ArticlePaneProps) {
  const t = useTranslations().article
  const styles = editorLook()
  return (
    <section className={styles.root} aria-label={t.names[of]()}>
      <div className={styles.back}>
        <RouteLink location={{ to: 'articles-information' }}>{t.back()}</RouteLink>
      </div>
      {article === null ? <Waiting /> : <Opened of={of} article={article} isPreview={isPreview} send={send} />}
    </section>
  )
}

function Opened({ of, article, isPreview, send }: ArticlePaneProps & { readonly article: ArticleActor }) {
  const t = useTranslations().article
  const view = useSelector(article, selectArticle, sameState)
  if (view.state === 'loading') return <Waiting />
  if (view.state === 'open') {
    return (
      <>
        <Editor of={of} actor={view.editor} article={article} isPreview={isPreview} send={send} />
        <TextsDialog actor={view.texts} />
      </>
    )
  }
  return (
    <NoRows
      state={view.state}
      isBusy={false}
      messages={view.messages}
      nothingYet={{ title: t.nothingYet(), text: t.nothingYetText() }}
      send={() => article.send({ type: 'retry.chosen' })}
    />
  )
}

type View = ReturnType<typeof selectArticle>

const sameState = (one: View, other: View): boolean =>
  one.state === other.state &&
  (one.state !== 'open' || other.state !== 'open' || (one.editor === other.editor && one.texts === other.texts))

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height="2rem" />
      <Skeleton height="20rem" />
    </div>
  )
}
