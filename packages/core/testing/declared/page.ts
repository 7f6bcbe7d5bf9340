import type { BulkAction } from '../../src/kit/bulk/bulk.domain.ts'
import type { Fields } from '../../src/kit/fields/record-fields.domain.ts'
import type { AnyValues } from '../../src/kit/form/record.domain.ts'
import { initialOf } from '../../src/kit/form/record.domain.ts'
import type { ListRow } from '../../src/kit/list/list.domain.ts'
import type { Command, WideSection } from '../../src/kit/section/section.domain.ts'
import { chosenCommand, isAllowed } from '../../src/kit/section/section-commands.ts'
import { judgedAt } from './order-rows.ts'
import { type AnyRowAxes, conditionOf, outcomesOf, type Placed, rowsOf, type SectionRows } from './rows.ts'

/** The words that suppliers read on the buttons of a section. */
export interface Labels {
  readonly one: Readonly<Record<string, string>>
  readonly many: Readonly<Record<string, string>>
}

/** A row of a table: its name and its other cells by the heading of their column. */
export interface Line {
  readonly name: string
  readonly cells: Readonly<Record<string, string>>
}

/** The tables of a page, each under its heading: the commands, the fields, and one table for each state. */
export type Tables = ReadonlyMap<string, readonly Line[]>

export const commandsHeading = 'Commands'
export const fieldsHeading = 'Fields'
export const newFieldsHeading = 'Fields of a new record'

/** Runs the rules of a section on its rows in every state, and tells the outcomes as tables. */
export const tablesOf = (section: WideSection, axes: AnyRowAxes, labels: Labels): Tables => {
  const rows = rowsOf(section.id, axes)
  return new Map([
    [commandsHeading, commandLines(section, rows, labels)],
    [fieldsHeading, statesTold(section.form, fieldsOf(section), rows)],
    ...(section.mayCreate === false ? [] : [[newFieldsHeading, newFieldLines(section)] as const]),
    ...rows.states.map((state) => [`In state ${state}`, stateLines(section, rows, state, labels)] as const),
  ])
}

export const pageOf = (title: string, from: string, tables: Tables): string =>
  [
    `# ${title}`,
    '',
    from,
    ...[...tables].flatMap(([heading, lines]) => ['', `## ${heading}`, '', ...drawn(lines)]),
    '',
  ].join('\n')

const drawn = (lines: readonly Line[]): readonly string[] => {
  if (lines.length === 0) return ['Nothing.']
  const columns = ['name', ...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(columns.map((column) => (column === 'name' ? '' : column))),
    row(columns.map(() => '---')),
    ...lines.map(({ name, cells }) => row(columns.map((column) => (column === 'name' ? name : (cells[column] ?? ''))))),
  ]
}

const nameOf = (name: string, label: string | undefined, isForMany = false): string =>
  `${label === undefined ? name : `«${label}» ${name}`}${isForMany ? ' on many' : ''}`

const stateLines = (section: WideSection, rows: SectionRows, state: string, { one, many }: Labels): readonly Line[] => {
  const when = (holds: (placed: Placed) => boolean) => told(conditionOf(outcomesOf(rows, { state }, holds)))
  const commands = Object.keys(section.commands).map((command) => ({
    name: nameOf(command, one[command]),
    cells: {
      offered: when(({ row, rows: page }) => isAllowed(section, { rows: page, opened: null }, { command, id: row.id })),
      ...(section.next && { 'usually next': when(({ row }) => section.next?.(row, judgedAt) === command) }),
    },
  }))
  const actions = Object.entries(section.bulk).map(([action, { fits }]) => ({
    name: nameOf(action, many[action], true),
    cells: { offered: when(({ row }) => fits?.(row as never) ?? true) },
  }))
  const record = [
    { name: 'to open', cells: { offered: when(({ row }) => section.mayOpen(row)) } },
    { name: 'to edit', cells: { offered: when(({ row }) => section.mayEdit(row)) } },
    { name: 'to wait for the server', cells: { offered: when(({ row }) => section.isInProgress?.(row) === true) } },
  ]
  return [...commands, ...actions, ...record].filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
}

const told = (condition: string | null): string => (condition === null ? '' : condition === '' ? 'always' : condition)

const commandLines = (section: WideSection, rows: SectionRows, { one, many }: Labels): readonly Line[] => [
  ...Object.entries(section.commands).map(([name, command]) => ({
    name: nameOf(name, one[name]),
    cells: {
      asks: asksOf(section, name, rows),
      key: chosenOn(section, name, rows).isKeyed ? 'keyed' : '',
      gives: givesOf(section, name, command),
      'done when': doneWhen(command, rows),
    },
  })),
  ...Object.entries(section.bulk).map(([name, action]) => ({
    name: nameOf(name, many[name], true),
    cells: { asks: asksOfMany(action), key: 'keyed', gives: givesOfMany(action), 'done when': '' },
  })),
]

/** A command as it is chosen on the first row, where the page says only what no row changes. */
const chosenOn = (section: WideSection, command: string, all: SectionRows) => {
  const { row, rows } = all.rowWith({}, () => {})
  const [ids, clock] = [{ next: () => 'key' }, { now: () => judgedAt }]
  return chosenCommand(section, command, row, rows, { ids, clock: clock as never })
}

const listed = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('; ')

/** What the dialog of a command asks, with the fields that a row or a choice hides or locks. */
const asksOf = (section: WideSection, name: string, rows: SectionRows): string => {
  const { form = {}, statesOf, helpLink } = section.commands[name] as Command<ListRow>
  const states = statesOf === undefined ? [] : statesTold(form, (values, { row }) => statesOf(values, row), rows)
  return (
    listed([
      chosenOn(section, name, rows).asks && 'for a yes',
      Object.keys(form).length > 0 && `for ${Object.keys(form).join(', ')}`,
      ...states.map(({ name: field, cells }) =>
        Object.entries(cells)
          .map(([kind, when]) => `${field} ${kind}${when === 'always' ? '' : ` if ${when}`}`)
          .join(', '),
      ),
      helpLink && 'a refusal may lead elsewhere',
    ]) || 'at once'
  )
}

const givesOf = (section: WideSection, name: string, command: Command<ListRow>): string =>
  listed([
    command.said && `says ${command.said}`,
    command.isJob && (command.opensJob ? 'a job, opened at once' : 'a job'),
    command.creates && 'a new record',
    command.linkOf && 'another page',
    command.opensRecord && 'opens over the record',
    command.opensNext && 'the next record opens',
    command.undoneBy && `undone by ${command.undoneBy}`,
    section.toggle?.on === name && 'switches on',
    section.toggle?.off === name && 'switches off',
    section.order?.up === name && 'moves up',
    section.order?.down === name && 'moves down',
  ])

const doneWhen = ({ isDone, form = {}, initialValuesOf }: Command<ListRow>, rows: SectionRows): string => {
  if (isDone === undefined) return 'not known'
  const isShown = ({ row }: Placed) => isDone(row, { ...initialOf(form), ...initialValuesOf?.(row) })
  return listed([isDone(null, initialOf(form)) && 'the row is gone', told(conditionOf(outcomesOf(rows, {}, isShown)))])
}

const asksOfMany = ({ needsConfirmation, form, previews }: BulkAction): string =>
  listed([
    needsConfirmation && 'for a yes',
    form && `for ${Object.keys(form).join(', ')}`,
    previews && 'with a preview',
  ]) || 'at once'

const givesOfMany = ({ creates, opensJob, followedBy, keepsPicks, sentAs }: BulkAction): string =>
  listed([
    creates && 'new records',
    opensJob && 'a job, opened at once',
    followedBy && `then ${followedBy}`,
    keepsPicks && 'rows stay picked',
    sentAs && `sent as ${sentAs}`,
  ])

type StatesOf = (values: AnyValues, placed: Placed) => Readonly<Record<string, string | undefined>>

const fieldsOf =
  (section: WideSection): StatesOf =>
  (values, { row }) =>
    section.statesOf(values as never, row)

/** A new record has no row yet. */
const newFieldLines = (section: WideSection): readonly Line[] =>
  statesTold(
    section.form,
    (values) => section.statesOf(values as never, null),
    rowsOf(section.id, { state: { new: {} } }),
  )

const kinds = ['hidden', 'locked', 'absent'] as const

/** When each field is hidden, locked or absent: by the row, and by each word that a choice of the form can have. */
const statesTold = (form: Fields, statesOf: StatesOf, rows: SectionRows): readonly Line[] => {
  const initial = initialOf(form)
  const typed = Object.entries(form).flatMap(([name, { kind, choices }]) =>
    kind === 'one'
      ? choices.slice(1).map((choice) => ({ chosen: `${name} ${choice}`, values: { ...initial, [name]: choice } }))
      : [],
  )
  const all = [{ chosen: 'nothing', values: initial }, ...typed]
  const judged = outcomesOf(rows, {}, (placed) => all.map(({ values }) => statesOf(values, placed))).flatMap(
    ({ values, result }) => all.map(({ chosen }, at) => ({ values: { ...values, chosen }, result: result[at] ?? {} })),
  )
  return Object.keys(form).flatMap((name) => {
    const cells = kinds.flatMap((kind) => {
      const condition = conditionOf(judged.map(({ values, result }) => ({ values, result: result[name] === kind })))
      return condition === null ? [] : [[kind, told(condition)] as const]
    })
    return cells.length === 0 ? [] : [{ name, cells: Object.fromEntries(cells) }]
  })
}
