import type { FeatureEvent } from '../../kernel/app-ref.ts'
import { isUnclear, toFailure } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { Abort } from '../../kernel/port.ts'
import type { Location } from '../../kernel/routes.ts'
import type { ListRow } from '../list/list.domain.ts'
import { doneMessage } from './said.domain.ts'
import type { WideSection } from './section.domain.ts'
import { portOf, type SectionsPort } from './section.port.ts'

/** The saved record, and what is said about the command that went along. */
export interface Given {
  readonly row: ListRow
  readonly message: FeatureEvent
}

/** Whether the form of a record offers to give the command along with its save. */
export const offersAlong = ({ savesWith }: WideSection, row: ListRow | null, location: Location): boolean =>
  savesWith?.isOffered(row, location) === true

const notGiven: FeatureEvent = { type: 'warning.reported', message: { key: 'kit.savedAlone' } }

/** Gives the command that a save takes along, if its record allows it as it is now. */
export const giveAlong =
  (section: WideSection, sections: SectionsPort, ids: IdsPort) =>
  async (row: ListRow, signal: Abort): Promise<Given> => {
    const { command, on } = must(section.savesWith)
    const target = (on?.section ?? section) as WideSection
    const { fetchOne, run } = portOf(target, sections)
    const { may, isDone, said } = must(target.commands[command])
    const id = on?.id ?? row.id
    const found = (await fetchOne(id, signal))?.row
    if (!found || !may(found, [found])) return { row, message: notGiven }
    try {
      await run({ command, id, version: found.version ?? null, key: ids.next(), values: {} }, signal)
    } catch (error) {
      // The answer may be lost although the command was carried out: the record shows it.
      if (!isUnclear(toFailure(error)) || !isDone?.((await fetchOne(id, signal))?.row ?? null, {})) throw error
    }
    const name = (found as ListRow & Readonly<Record<string, unknown>>)[target.namedBy[0] ?? 'id']
    return { row, message: said === undefined ? notGiven : doneMessage(said, name) }
  }
