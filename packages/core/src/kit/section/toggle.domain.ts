import type { ListRow } from '../list/list.domain.ts'
import type { AnySection } from './section.domain.ts'

/** The switch of a row: whether it is on, and the command that a press gives; `null` when it cannot be switched. */
export interface Toggle {
  readonly isOn: boolean
  readonly command: string | null
}

type Toggled = Pick<AnySection, 'toggle' | 'commands'>

/** A row that may be switched off is on. */
export const toggleOf = ({ toggle, commands }: Toggled, row: ListRow, rows: readonly ListRow[]): Toggle | null => {
  if (toggle === undefined) return null
  const may = (name: string) => commands[name]?.may(row, rows) === true
  if (may(toggle.off)) return { isOn: true, command: toggle.off }
  return { isOn: false, command: may(toggle.on) ? toggle.on : null }
}
