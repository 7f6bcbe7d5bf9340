import { actorsOf } from '../../kernel/port.ts'
import { type Readings, readingsOf, singleReadingsOf } from '../load/reading.machine.ts'
import { exportOf } from './export.machine.ts'
import { keptRowsOf } from './kept.compose.ts'
import type { ListPage, ListQuery, ListRow, ListRules } from './list.domain.ts'
import { createListMachine } from './list.machine.ts'
import type { FilesPort, RowsPort } from './list.port.ts'

interface PagePort<Query, Page> {
  fetchPage(query: Query, signal: Parameters<Parameters<typeof readingsOf>[0][string]>[1]): Promise<Page>
}

/** A list with its ports provided: the method that loads a page, the download of its export, and its kept rows. */
export const composeList = <Row extends ListRow, Query extends ListQuery, Page extends ListPage<Row>>(
  id: string,
  rules: ListRules<Query>,
  fetchPage: PagePort<Query, Page>['fetchPage'],
  { saveTable }: FilesPort,
  rows?: RowsPort,
) => {
  type Pages = Readings<PagePort<ListQuery, ListPage<ListRow>>>
  const port = { fetchPage }
  const exported = readingsOf(port) as Pages
  return createListMachine<Row, Query, Page>(id, rules).provide({
    actors: {
      ...(singleReadingsOf(port) as Pages),
      ...(rows && { keptRows: keptRowsOf(rows) }),
      export: exportOf(rules).provide({ actors: { ...exported, ...actorsOf({ saveTable }) } }),
    },
  })
}
