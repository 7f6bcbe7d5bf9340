import { expect, test } from 'vitest'
import type { ListRow } from '../../src/kit/list/list.domain.ts'
import { conditionOf, flagged, outcomesOf, type RowAxes, rowsOf, words } from './rows.ts'

interface Parcel extends ListRow {
  readonly status: string
  readonly isHeavy: boolean
  readonly isPaid: boolean
  readonly sender: string
}

const axes: RowAxes<Parcel> = {
  state: words('status', ['new', 'sent', 'lost']),
  facts: { heavy: flagged('isHeavy'), paid: flagged('isPaid') },
}

const whenIn = (state: string | null, holds: (parcel: Parcel) => boolean): string | null =>
  conditionOf(outcomesOf(rowsOf('parcels', axes), state === null ? {} : { state }, ({ row }) => holds(row as Parcel)))

test.each([
  ['always', 'new', (_: Parcel) => true, ''],
  ['never', 'new', ({ status }: Parcel) => status === 'sent', null],
  ['by one fact', 'new', ({ isPaid }: Parcel) => isPaid, 'paid yes'],
  ['by two facts', 'new', ({ isPaid, isHeavy }: Parcel) => isPaid && !isHeavy, 'heavy no, paid yes'],
  ['by either', 'new', ({ isPaid, isHeavy }: Parcel) => isPaid || isHeavy, '(heavy yes) or (heavy no, paid yes)'],
  ['by the state', null, ({ status }: Parcel) => status === 'sent' || status === 'lost', 'state sent or lost'],
  ['by all states but one', null, ({ status }: Parcel) => status !== 'sent', 'state not sent'],
  [
    'by a fact that is read only sometimes',
    null,
    (one: Parcel) => one.status === 'new' && one.isPaid,
    'state new, paid yes',
  ],
])('what holds %s is told so', (_, state, holds, condition) => {
  expect(whenIn(state, holds)).toBe(condition)
})

test('a rule runs only on the combinations that can differ for it', () => {
  let runs = 0
  outcomesOf(rowsOf('parcels', axes), { state: 'new' }, ({ row }) => {
    runs += 1
    return (row as Parcel).isPaid
  })
  expect(runs).toBe(3)
})

test('a rule that reads a field without a value fails, and the field is named', () => {
  expect(() => whenIn('new', ({ sender }) => sender === '')).toThrow('the rows of parcels have no field "sender"')
})
