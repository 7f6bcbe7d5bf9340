import type { ListRow, ListView } from '@supplier/core'
import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import { list } from './ListPanel.styles.ts'
import { NoRows, type NothingYet } from './NoRows.tsx'
import { Pages } from './Pages.tsx'
import { Stale } from './Stale.tsx'

export type ListViewEvent =
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'filters.cleared' }
  | { readonly type: 'retry.chosen' }

interface ListPanelProps<Row, Query> {
  readonly label: string
  readonly view: ListView<Row, Query>
  readonly columns: readonly Column<Row>[]
  /** The filters above the rows. */
  readonly filters?: ReactNode
  readonly nothingYet: NothingYet
  /** The address of a page of the list with its current filters. */
  readonly hrefOf: (page: number) => string
  readonly send: (event: ListViewEvent) => void
}

/** A paged list in all its states: loading, rows, stale, empty, and failed. */
export function ListPanel<Row extends ListRow, Query>(props: ListPanelProps<Row, Query>) {
  const { label, view, columns, filters, nothingYet, hrefOf, send } = props
  const styles = list()
  return (
    <section className={styles.root} aria-label={label}>
      {filters !== undefined && view.state !== 'nothingYet' && <div className={styles.bar}>{filters}</div>}
      {view.isStale && <Stale view={view} onRetry={() => send({ type: 'retry.chosen' })} />}
      <Card padded={false}>
        {view.state === 'rows' ? (
          <Table label={label} columns={columns} rows={view.rows} busy={view.isLoading} page={view.pager.page} />
        ) : view.state === 'loading' ? (
          <Table label={label} columns={columns} rows={null} />
        ) : (
          <NoRows
            state={view.state}
            isBusy={view.isLoading}
            messages={view.messages}
            nothingYet={nothingYet}
            send={send}
          />
        )}
      </Card>
      {view.state === 'rows' && (
        <Pages pager={view.pager} hrefOf={hrefOf} onPage={(page) => send({ type: 'page.chosen', page })} />
      )}
    </section>
  )
}
