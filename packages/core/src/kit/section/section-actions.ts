import { must } from '../../kernel/must.ts'
import type { Location } from '../../kernel/routes.ts'
import type { RecordTouched } from '../command/command.domain.ts'
import { type CommandOutput, outdatedMessage } from '../command/command.domain.ts'
import type { JobBegun } from '../job/job.domain.ts'
import type { ListPage, ListRow, PageRead } from '../list/list.domain.ts'
import type { SectionContext } from './section.setup.ts'
import type { Given } from './section-along.ts'

/** Removes the command from the address. */
export const forgets = ['tellForgotten', 'forgetCommand'] as const

/** What a change of the address says to the section and to its list. */
export const moves = [
  { type: 'setLocation', params: ({ event }: { event: { location: Location } }) => event.location },
  { type: 'sendToList', params: ({ event }: { event: { type: 'query.changed'; location: Location } }) => event },
] as const

interface Commanded {
  readonly event: { readonly output: CommandOutput }
}
export const commandIn = ({ event }: Commanded) => event.output
export const reportsCommand = { type: 'reportCommand', params: commandIn } as const

/** Rows may have changed on the server: the list reads them again when it is time to. */
export const outdateList = { type: 'sendToList', params: { type: 'page.outdated' } } as const

/** A press on a row that no longer allows the command: the list shows why. */
export const outdated = { actions: [{ type: 'report', params: outdatedMessage }, outdateList] } as const

/** A press while another command runs: nothing is sent, and that is said. */
export const waits = {
  actions: { type: 'notifyApp', params: { type: 'warning.reported', message: { key: 'kit.stillRunning' } } },
} as const

interface Owner {
  readonly context: SectionContext<ListRow>
  readonly self: { send(event: RecordTouched | JobBegun): void }
}

/** The record is closed, and the supplier is told that it was the last one of its list. */
export const ends = ['reportEnd', 'closeRecord'] as const

/** The running command, on a row of the list or on the open record. */
export const runningCommand = {
  id: 'command',
  src: 'command',
  input: ({ context: { app, running }, self }: Owner) => ({ app, ...must(running), owner: self }),
} as const

/** The command that goes along with the save of a record; the form that ended with the save enters its state. */
export const givingAlong = {
  id: 'along',
  src: 'along',
  input: ({ event }: { readonly event: object }) =>
    (event as { readonly output: { readonly row: ListRow } }).output.row,
} as const

interface WithGiven {
  readonly event: { readonly output: Given }
}

/** What follows the command that went along. */
export const reportsGiven = { type: 'report', params: ({ event }: WithGiven) => event.output.message } as const

export const givenRow = ({ event }: WithGiven) => event.output.row

export const refreshBeside = { type: 'sendBeside', params: { type: 'refresh.requested' } } as const

interface WithPage {
  readonly event: PageRead<ListPage<ListRow>>
}
const pageIn = ({ event }: WithPage) => event

/** A page that was read: its rows for the section and for a running command, and the page for what runs beside the list. */
export const take = [
  { type: 'setRows', params: ({ event }: WithPage) => event.page },
  'setSequence',
  { type: 'tellRow', params: ({ event }: WithPage) => event.page },
  { type: 'sendToGrid', params: pageIn },
  { type: 'sendBeside', params: pageIn },
] as const

/** The rows are read again in their places. */
export const refreshList = { type: 'sendToList', params: { type: 'refresh.requested', keepsPlace: true } } as const

/** The list is read again, and the settings if the section’s records may affect them. */
export const reread = [refreshList, 'invalidateSetup'] as const
