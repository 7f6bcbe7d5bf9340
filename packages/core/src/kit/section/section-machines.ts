import { oncePer } from '../../kernel/once-per.ts'
import { createBulkMachine } from '../bulk/bulk.machine.ts'
import { createCellsMachine } from '../cells/cells.machine.ts'
import { createCommandMachine } from '../command/command.machine.ts'
import type { Fields } from '../fields/record-fields.domain.ts'
import type { RecordRules } from '../form/record.domain.ts'
import { recordFormOf } from '../form/record-form.machine.ts'
import { createGridMachine } from '../grid/grid.machine.ts'
import type { ListPage, ListRow } from '../list/list.domain.ts'
import { createListMachine } from '../list/list.machine.ts'
import type { Codecs, QueryOf } from '../list/query.domain.ts'
import { gridRulesOf, noGrid } from './grid-rules.ts'
import type { WideSection } from './section.domain.ts'

/** The list of a section, without its ports. */
export const listMachineOf = oncePer((section: WideSection) =>
  createListMachine<ListRow, QueryOf<Codecs>, ListPage<ListRow>>(section.id, section.rules),
)

/** The machines of one record of a section, without their ports. */
export const recordMachinesOf = oncePer((section: WideSection) => ({
  form: recordFormOf<Fields, ListRow>(section.id, recordRulesOf(section)),
  command: createCommandMachine(
    (name) => commandRulesOf(section, name),
    (name, row, values) => section.commands[name]?.isDone?.(row as ListRow, values) === true,
  ),
}))

/** The machines of a section's grid, without their ports. */
export const gridMachinesOf = oncePer((section: WideSection) => {
  const rules = gridRulesOf(section) ?? noGrid
  return {
    grid: createGridMachine(rules),
    bulk: createBulkMachine((name) => rules.bulk[name] ?? {}),
    cells: createCellsMachine(rules.cells),
  }
})

export const recordRulesOf = (section: WideSection): RecordRules => ({
  fields: section.form,
  statesOf: (values, row) => section.statesOf(values, row as ListRow | null),
  mistakesOf: (values, row) => section.mistakesOf(values, row as ListRow | null),
  questionOf: (values, row) => section.questionOf?.(values, row as ListRow | null) ?? null,
  answerMistakesOf: (answer) => section.answerMistakesOf?.(answer) ?? {},
})
const commandRulesOf = (section: WideSection, name: string): RecordRules => {
  const command = section.commands[name]
  return {
    fields: command?.form ?? {},
    statesOf: (values, row) => command?.statesOf?.(values, row as ListRow) ?? {},
    mistakesOf: (values, row) => command?.mistakesOf?.(values, row as ListRow) ?? {},
    questionOf: (values, row) => command?.questionOf?.(values, row as ListRow) ?? null,
  }
}
