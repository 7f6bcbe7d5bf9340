import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import type { Location } from '../../kernel/routes.ts'
import type { ChosenCommand, RowRead } from '../command/command.setup.ts'
import { reasonsAt } from '../form/mend.domain.ts'
import type { AnyValues } from '../form/record.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { takesBack } from './said.domain.ts'
import type { WideSection } from './section.domain.ts'

/** A command that was chosen on a row. */
export interface Chosen {
  readonly command: string
  readonly id: string
  readonly values?: AnyValues
  readonly opensNext?: boolean
}

interface Choosing {
  readonly ids: IdsPort
  readonly clock: ClockPort
  /** The address that names the command; absent for one that was chosen on its row. */
  readonly location?: Location
  readonly values?: AnyValues | undefined
}

/** The rows of the shown page, and the open record as its form loaded it last. */
interface Known {
  readonly rows: readonly ListRow[]
  readonly opened: ListRow | null
}

/** The first values of the dialog of a command, by the record and by the address that names it. */
export const beginningOf = (
  section: WideSection,
  command: string,
  row: ListRow,
  location: Location | undefined,
): AnyValues => ({
  ...section.commands[command]?.initialValuesOf?.(row),
  ...(location && section.commands[command]?.initialValues?.(location)),
})

/** A command on a row, with the version of the row and the values that need no typing. */
export const chosenCommand = (
  section: WideSection,
  command: string,
  row: ListRow,
  rows: readonly ListRow[],
  { ids, clock, location, values = {} }: Choosing,
): ChosenCommand => ({
  command,
  id: row.id,
  version: row.version ?? null,
  key: ids.next(),
  row,
  // One step back, that a message offers, is asked about at its address.
  asks:
    section.commands[command]?.needsConfirmation === true || (location !== undefined && takesBack(section, command)),
  isJob: section.commands[command]?.isJob === true,
  opensJob: section.commands[command]?.opensJob === true,
  isKeyed: section.commands[command]?.isKeyed === true,
  unclear: section.commands[command]?.unclear,
  leads: section.commands[command]?.helpLink !== undefined,
  offers: section.commands[command]?.offersOf?.(row, clock.now()) ?? [],
  derived: {
    ...values,
    ...section.commands[command]?.sends?.(row),
    ...section.commands[command]?.orderOf?.(row, rows, values),
  },
  begins: beginningOf(section, command, row, location),
  ...(location && { errors: reasonsAt(location) }),
})

/** What a running command learns of the row as it is now. */
export const rowRead = (section: WideSection, command: string, row: ListRow, rows: readonly ListRow[]): RowRead => ({
  type: 'row.read',
  row,
  isAllowed: section.commands[command]?.may(row, rows) === true,
  sends: section.commands[command]?.sends?.(row) ?? {},
})

/**
 * Whether an address may open the dialog of a command on a row. A command without a dialog would run at once, so that
 * following a link would change the record.
 */
export const isNameable = (section: WideSection, name: string, row: ListRow, rows: readonly ListRow[]): boolean => {
  const command = section.commands[name]
  if (command === undefined) return false
  return (
    (command.needsConfirmation === true || command.form !== undefined || takesBack(section, name)) &&
    command.may(row, rows)
  )
}

/** The rows of the shown page, with one that may be newer than the list shows it, or on another page. */
export const rowsWith = (rows: readonly ListRow[], row: ListRow): readonly ListRow[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row]

export const knownRows = ({ rows, opened }: Known): readonly ListRow[] =>
  opened === null ? rows : rowsWith(rows, opened)

/** Where a command leads that only leads to another page, if its row allows it; `null` for any other command. */
export const wayOf = (section: WideSection, known: Known, chosen: Chosen): Location | null => {
  if (!isAllowed(section, known, chosen)) return null
  const row = knownRows(known).find(({ id }) => id === chosen.id)
  return (row && section.commands[chosen.command]?.linkOf?.(row)) ?? null
}

/** Whether a known row allows a command. */
export const isAllowed = (section: WideSection, known: Known, { command, id }: Chosen): boolean => {
  const rows = knownRows(known)
  const row = rows.find((one) => one.id === id)
  return row !== undefined && section.commands[command]?.may(row, rows) === true
}
