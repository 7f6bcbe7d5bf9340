import type { ListPage, ListQuery, ListRow } from '@supplier/core/kit/list/list.domain'
import { selectWaiting } from '@supplier/core/kit/list/list.selectors'
import type { ListActor } from '@supplier/core/kit/list/list.setup'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { list as listStyles } from './ListPanel.styles.ts'

interface WaitingProps {
  readonly list: ListActor<ListRow, ListQuery, ListPage<ListRow>>
}

/** Tells of new rows, or of another order, that wait so that no row moves under a finger. */
export function Waiting({ list }: WaitingProps) {
  const t = useTranslations().list
  const waiting = useSelector(list, selectWaiting)
  const styles = listStyles()
  return (
    waiting !== null && (
      <div role="status" className={styles.waiting}>
        {waiting === 'order' ? t.orderStale() : t.waiting({ count: waiting })}
        <Button size="small" onClick={() => list.send({ type: 'newest.chosen' })}>
          {waiting === 'order' ? t.reorder() : t.show()}
        </Button>
      </div>
    )
  )
}
