/** A row that an action did not change, with the code and the words of the refusal. */
export interface Refused {
  readonly id: string
  readonly label: string
  readonly code: string | null
  readonly message: string
}

/**
 * A refusal leaves the supplier nothing to do (`needless`), may pass when the action runs again (`passing`), or needs
 * its record mended first (`mendable`).
 */
export type FailureKind = 'needless' | 'passing' | 'mendable'

const needless: readonly string[] = ['not_needed', 'has_ttn']
const passing: readonly string[] = ['carrier_away', 'provider_unavailable', 'stale', 'unknown']

export const kindOfFailure = ({ code, isMended }: { readonly code: string | null; readonly isMended: boolean }) => {
  if (code !== null && needless.includes(code)) return 'needless'
  if (code !== null && passing.includes(code)) return 'passing'
  // A server that gives no code may refuse for a reason that passes, unless it names what is to be mended.
  return code === null && !isMended ? 'passing' : 'mendable'
}

/** The rows that were refused for one reason. */
export interface FailureGroup<Row> {
  readonly kind: FailureKind
  readonly message: string
  readonly rows: readonly Row[]
}

const order: readonly FailureKind[] = ['mendable', 'passing', 'needless']

/** Equal reasons stand together, those with something to do first. */
export const groupedFailures = <Row extends Refused>(
  rows: readonly Row[],
  isMended: (row: Row) => boolean,
): readonly FailureGroup<Row>[] => {
  const groups: { kind: FailureKind; message: string; rows: Row[] }[] = []
  for (const row of rows) {
    const kind = kindOf(row, isMended)
    const equal = groups.find((group) => group.kind === kind && group.message === row.message)
    if (equal) equal.rows.push(row)
    else groups.push({ kind, message: row.message, rows: [row] })
  }
  return groups.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

const kindOf = <Row extends Refused>(row: Row, isMended: (row: Row) => boolean): FailureKind =>
  kindOfFailure({ code: row.code, isMended: isMended(row) })

/** The number of refused rows of each kind. */
export const countsOf = (groups: readonly FailureGroup<unknown>[]): Readonly<Record<FailureKind, number>> => {
  const of = (kind: FailureKind) =>
    groups.filter((group) => group.kind === kind).reduce((sum, { rows }) => sum + rows.length, 0)
  return { needless: of('needless'), passing: of('passing'), mendable: of('mendable') }
}
