import { type ArticleActor, type ArticlesActor, type ArticleType, selectArticle } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { PlaceLink } from '../app/PlaceLink.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { NoRows } from '../kit/NoRows.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { editor as editorLook } from './ArticlesScreen.styles.ts'
import { Editor } from './Editor.tsx'
import { TextsDialog } from './TextsDialog.tsx'

interface ArticlePaneProps {
  readonly of: ArticleType
  /** `null` for a moment, until it is opened. */
  readonly article: ArticleActor | null
  readonly isPreview: boolean
  readonly send: ArticlesActor['send']
}

/** The open article, whatever became of it. */
export function ArticlePane({ of, article, isPreview, send }: ArticlePaneProps) {
  const words = useWords().article
  const look = editorLook()
  return (
    <section className={look.root} aria-label={words.names[of]()}>
      <div className={look.back}>
        <PlaceLink place={{ to: 'articles-information' }}>{words.back()}</PlaceLink>
      </div>
      {article === null ? <Waiting /> : <Opened of={of} article={article} isPreview={isPreview} send={send} />}
    </section>
  )
}

function Opened({ of, article, isPreview, send }: ArticlePaneProps & { readonly article: ArticleActor }) {
  const words = useWords().article
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
      nothingYet={{ title: words.nothingYet(), text: words.nothingYetText() }}
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
