import { type ArticleRow, type ArticleList as List, searchOfArticle } from '@supplier/core'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import EyeOff from 'lucide-react/icons/eye-off'
import { Link } from 'wouter'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { NoRows } from '../kit/NoRows.tsx'
import { Card } from '../ui/Card.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { list as listLook } from './ArticlesScreen.styles.ts'

interface ArticleListProps {
  readonly list: List
  readonly isLoading: boolean
  readonly onRetry: () => void
}

const seven = [0, 1, 2, 3, 4, 5, 6]

/** The seven articles, how each of them stands, and how many of the required ones are done. */
export function ArticleList({ list, isLoading, onRetry }: ArticleListProps) {
  const words = useWords().article
  const look = listLook()
  if (list.state === 'failed' || list.state === 'notAllowed' || list.state === 'nothingYet') {
    return (
      <Card padded={false}>
        <NoRows
          state={list.state}
          isBusy={isLoading}
          messages={list.state === 'nothingYet' ? [] : list.messages}
          nothingYet={{ title: words.nothingYet(), text: words.nothingYetText() }}
          send={onRetry}
        />
      </Card>
    )
  }
  if (list.state === 'loading') {
    return (
      <Card padded={false}>
        <div className={look.head} aria-busy="true">
          {seven.map((at) => (
            <Skeleton key={at} height="2.5rem" />
          ))}
        </div>
      </Card>
    )
  }
  const progress = words.progress(list.progress)
  return (
    <Card padded={false}>
      <div className={look.head}>
        <span className={look.progress}>{list.isComplete ? words.complete() : progress}</span>
        <Progress label={progress} done={list.progress.done / Math.max(1, list.progress.total)} />
        {list.isComplete && (
          <PlaceButton size="small" place={{ to: 'products-panel' }}>
            {words.toProducts()}
          </PlaceButton>
        )}
      </div>
      <nav aria-label={words.label()}>
        <ul className={look.rows}>
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
  const words = useWords().article
  const look = listLook()
  const Icon = icons[row.status]
  const details = [
    words.statuses[row.status](),
    row.isRequired && words.required(),
    row.status === 'published' && row.hasChanges && words.changed(),
    row.isUnsaved && words.unsaved(),
  ]
  return (
    <Link
      href={`/articles-information${searchOfArticle(row.type)}`}
      className={look.row}
      aria-current={row.isOpen ? 'page' : undefined}
    >
      <span className={look.icon} data-done={row.status === 'published' ? '' : undefined}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={look.texts}>
        <span className={look.name}>{words.names[row.type]()}</span>
        <span className={look.detail}>{details.filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  )
}
