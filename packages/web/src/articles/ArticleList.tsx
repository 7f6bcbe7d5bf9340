import { searchOfArticle } from '@supplier/core/articles/articles.domain'
import type { ArticleRow, ArticleList as List } from '@supplier/core/articles/articles.selectors'
import { entryOf } from '@supplier/core/kernel/word'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import EyeOff from 'lucide-react/icons/eye-off'
import { Link } from 'wouter'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { NoRows } from '../kit/answers/NoRows.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { list as listLook } from './ArticlesScreen.styles.ts'

interface ArticleListProps {
  readonly list: List
  readonly isLoading: boolean
  readonly onRetry: () => void
}

const seven = [0, 1, 2, 3, 4, 5, 6]

/** The seven articles with the state of each, and how many of the required ones are done. */
export function ArticleList({ list, isLoading, onRetry }: ArticleListProps) {
  const t = useTranslations().article
  const styles = listLook()
  if (
    list.state === 'failed' ||
    list.state === 'notAllowed' ||
    list.state === 'notOffered' ||
    list.state === 'nothingYet'
  ) {
    return (
      <Card padded={false}>
        <NoRows
          state={list.state}
          isBusy={isLoading}
          messages={list.state === 'nothingYet' ? [] : list.messages}
          nothingYet={{ title: t.nothingYet(), text: t.nothingYetText() }}
          send={onRetry}
        />
      </Card>
    )
  }
  if (list.state === 'loading') {
    return (
      <Card padded={false}>
        <div className={styles.head} aria-busy="true">
          {seven.map((at) => (
            <Skeleton key={at} height="2.5rem" />
          ))}
        </div>
      </Card>
    )
  }
  const progress = t.progress(list.progress)
  return (
    <Card padded={false}>
      <div className={styles.head}>
        <span className={styles.progress}>{list.isComplete ? t.complete() : progress}</span>
        <Progress label={progress} done={list.progress.done / Math.max(1, list.progress.total)} />
        {list.isComplete && (
          <RouteButton size="small" location={{ to: 'products-panel' }}>
            {t.toProducts()}
          </RouteButton>
        )}
      </div>
      <nav aria-label={t.label()}>
        <ul className={styles.rows}>
          {list.rows.map((row) => (
            <li key={row.type}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}

const icons = { empty: Circle, draft: CircleDot, published: CircleCheck, hidden: EyeOff }

function Row({ row }: { readonly row: ArticleRow }) {
  const t = useTranslations().article
  const styles = listLook()
  const Icon = entryOf(icons, row.status) ?? Circle
  const details = [
    entryOf(t.statuses, row.status)?.() ?? row.status,
    row.isRequired && t.required(),
    row.status === 'published' && row.hasChanges && t.changed(),
    row.isUnsaved && t.unsaved(),
  ]
  return (
    <Link
      href={`/articles-information${searchOfArticle(row.type)}`}
      className={styles.row}
      aria-current={row.isOpen ? 'page' : undefined}
    >
      <span className={styles.icon} data-done={row.status === 'published' ? '' : undefined}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{t.names[row.type]()}</span>
        <span className={styles.detail}>{details.filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  )
}
