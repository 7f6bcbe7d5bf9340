/** One page of a list, numbered from 1. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  /** Rows on all pages together; `null` when the server does not say. */
  readonly total: number | null
  /** `null` when the server does not say: then there is a next page as long as this one is not empty. */
  readonly lastPage: number | null
}
