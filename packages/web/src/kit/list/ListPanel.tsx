import { type PlainRouteName, pathOf } from '@supplier/core/kernel/routes'
import { isAlike } from '@supplier/core/kernel/same'
import type { ListPage, ListQuery, ListRow, ListRules } from '@supplier/core/kit/list/list.domain'
import { listExport, selectFound, selectList } from '@supplier/core/kit/list/list.selectors'
import type { ListActor } from '@supplier/core/kit/list/list.setup'
import type { Codecs } from '@supplier/core/kit/list/query.domain'
import { selectSearch } from '@supplier/core/kit/list/search.selectors'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { type RowProps, Table } from '../../ui/lists/Table.tsx'
import { NoRows, type NothingYet } from '../answers/NoRows.tsx'
import { Stale } from '../answers/Stale.tsx'
import { Unreadable } from '../answers/Unreadable.tsx'
import type { FilterPicker } from '../filters/filters.ts'
import type { ListTexts } from '../filters/list-texts.ts'
import { ExportButton } from './ExportButton.tsx'
import { Found } from './Found.tsx'
import { KeptNote } from './KeptNote.tsx'
import { list as listStyles } from './ListPanel.styles.ts'
import { ListToolbar } from './ListToolbar.tsx'
import type { ListColumn } from './list-column.ts'
import { PageSize } from './PageSize.tsx'
import { Pages } from './Pages.tsx'
import { Waiting } from './Waiting.tsx'

interface ListPanelProps<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>> {
  readonly label: string
  readonly route: PlainRouteName
  readonly list: ListActor<Row, Query, Page>
  readonly rules: ListRules<Query>
  readonly codecs: Codecs
  readonly t: ListTexts
  readonly columns: readonly ListColumn<Row>[]
  readonly rowProps?: RowProps<Row> | undefined
  readonly nothingYet: NothingYet
  /** What stands above the toolbar, such as tabs. */
  readonly head?: ReactNode
  /** What stands around the toolbar, and may hide it. */
  readonly aroundToolbar?: ((toolbar: ReactNode) => ReactNode) | undefined
  /** What stands between the toolbar and the rows. */
  readonly notice?: ReactNode
  /** Stands before the export. */
  readonly tools?: ReactNode
  readonly picker?: FilterPicker | undefined
}

/** A list with pages and its tools, in each of its states. */
export function ListPanel<Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>>(
  props: ListPanelProps<Row, Query, Page>,
) {
  const { label, route, rules, codecs, t, columns, rowProps, nothingYet, head, notice, tools, picker } = props
  const { aroundToolbar = (toolbar) => toolbar } = props
  const list = props.list as unknown as ListActor<Row, Query, ListPage<Row>>
  const view = useSelector(list, selectList<Row, Query>, isAlike)
  const found = useSelector(list, selectFound)
  const search = useSelector(list, (snapshot) => selectSearch(snapshot, rules))
  const styles = listStyles()
  const choose = (filter: object) =>
    list.send({ type: 'filter.chosen', filter: filter as Partial<Omit<Query, 'page'>> })
  return (
    <section className={styles.root} aria-label={label} data-keeps="rows">
      {head}
      {aroundToolbar(
        view.state !== 'nothingYet' && (
          <ListToolbar
            codecs={codecs}
            t={t}
            query={view.query as never}
            search={{
              text: search,
              onText: (text) => list.send({ type: 'search.typed', text }),
              onSubmit: () => list.send({ type: 'search.submitted' }),
            }}
            onChange={choose}
            onClear={() => list.send({ type: 'filters.cleared' })}
            total={view.state === 'rows' ? view.pager.total : view.state === 'nothingFound' ? 0 : null}
            picker={picker}
            end={
              view.state === 'rows' && (
                <>
                  {tools}
                  <ExportButton actor={listExport(list)} query={view.query} columns={columns} name={route} />
                </>
              )
            }
          />
        ),
      )}
      {notice}
      <Found count={found} />
      {view.isStale && <Stale view={view} onRetry={() => list.send({ type: 'retry.chosen' })} />}
      {view.unreadable > 0 && <Unreadable count={view.unreadable} />}
      {view.state === 'rows' && <Waiting list={list as never} />}
      <div className={styles.rows}>
        {view.keptAt !== null && <KeptNote at={view.keptAt} isLoading={view.isLoading} />}
        <Card padded={false}>
          {view.state === 'rows' ? (
            // Rows of an earlier visit are read, and take no command.
            <fieldset role="none" className={styles.held} disabled={view.keptAt !== null}>
              <Table
                label={label}
                columns={columns}
                rows={view.rows}
                rowProps={rowProps}
                busy={view.isLoading}
                query={view.rowsQuery}
              />
            </fieldset>
          ) : view.state === 'loading' ? (
            <Table label={label} columns={columns} rows={null} />
          ) : (
            <NoRows
              state={view.state}
              isBusy={view.isLoading}
              messages={view.messages}
              mayRetry={view.mayRetry}
              nothingYet={nothingYet}
              send={list.send}
            />
          )}
        </Card>
      </div>
      {view.state === 'rows' && (
        <Pages
          pager={view.pager}
          hrefOf={(page) => pathOf({ to: route, search: rules.searchOf({ ...view.query, page }) })}
          onPage={(page) => list.send({ type: 'page.chosen', page })}
          size={<PageSize codecs={codecs} t={t} query={view.query as never} onChange={choose} />}
        />
      )}
    </section>
  )
}
