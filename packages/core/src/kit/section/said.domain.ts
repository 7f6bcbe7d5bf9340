import type { FeatureEvent } from '../../kernel/app-ref.ts'
import type { Location } from '../../kernel/routes.ts'
import { type CommandOutput, messageAbout } from '../command/command.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { locationOfCommand, locationOfRecord } from './open-record.domain.ts'
import type { WideSection } from './section.domain.ts'
import type { Said } from './section-command.domain.ts'

interface Commanded {
  readonly command: string
  readonly row: unknown
}

/** The message about a finished command, with the way back, or to the record that it made. */
export const messageOfCommand = (
  section: WideSection,
  location: Location,
  { command, row }: Commanded,
  output: CommandOutput,
): FeatureEvent => {
  const { said, undoneBy } = section.commands[command] ?? {}
  if (output.result !== 'done' || said === undefined) return messageAbout(output)
  const record = row as ListRow & Readonly<Record<string, unknown>>
  const name = record[section.namedBy[0] ?? 'id']
  const { made } = output
  return {
    ...doneMessage(said, name),
    ...(undoneBy && {
      way: { label: 'undo', location: locationOfCommand(section, location, { id: record.id, command: undoneBy }) },
    }),
    ...(made &&
      section.mayOpen(record) && {
        way: { label: 'open', location: locationOfRecord(section, location, made) },
      }),
  }
}

/** The message about what was done on a record with this name. */
export const doneMessage = (said: Said, name: unknown) =>
  ({
    type: 'success.reported',
    message: { key: `said.${said}`, values: { name: typeof name === 'string' ? name : '' } },
  }) as const satisfies FeatureEvent

/** Whether another command of the section is taken back by this one. */
export const takesBack = ({ commands }: WideSection, name: string): boolean =>
  Object.values(commands).some(({ undoneBy }) => undoneBy === name)
