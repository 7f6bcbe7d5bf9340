import { describe, expect, test } from 'vitest'
import { declaredChanges } from '../packages/core/testing/declared/changes.ts'
import { outcomesOf, rowsOf } from '../packages/core/testing/declared/rows.ts'
import { sectionRows } from '../packages/core/testing/declared/section-rows.ts'
import { type Declared, declaredPageOf, sectionFiles, tablesIn } from './declared.ts'
import { textOf } from './files.ts'

const declared = await sectionFiles()

test('the rows of every section are those of a section that exists', () => {
  expect(Object.keys(sectionRows).sort()).toEqual(declared.map(({ section }) => section.id).sort())
})

/** A section with one part alone, and the same one with a rule of this part broken. */
interface Mutant {
  readonly name: string
  readonly whole: Declared
  readonly broken: Declared
}

type Command = Declared['commands'][string]
const parts = ['isKeyed', 'needsConfirmation', 'isJob', 'creates', 'undoneBy', 'isDone', 'form'] as const

const mutantsOfCommand = (section: Declared, name: string, command: Command): readonly Mutant[] => {
  const holding = (one: object): Declared => ({ ...section, bulk: {}, form: {}, commands: { [name]: one as Command } })
  return [
    { name: 'may is inverted', broken: { may: (...row: Parameters<Command['may']>) => !command.may(...row) } },
    ...parts
      .filter((part) => command[part])
      .map((part) => ({ name: `without ${part}`, broken: { [part]: undefined } })),
  ].map((mutant) => ({
    name: `${name}: ${mutant.name}`,
    whole: holding(command),
    broken: holding({ ...command, ...mutant.broken }),
  }))
}

const mutantsOfAction = (section: Declared, name: string, action: Declared['bulk'][string]): readonly Mutant[] => {
  const holding = (one: typeof action): Declared => ({ ...section, commands: {}, form: {}, bulk: { [name]: one } })
  return (['fits', 'needsConfirmation', 'previews', 'form', 'creates', 'opensJob'] as const)
    .filter((part) => action[part])
    .map((part) => ({
      name: `${name} on many: without ${part}`,
      whole: holding(action),
      broken: holding(Object.fromEntries(Object.entries(action).filter(([key]) => key !== part))),
    }))
}

const mutantsOfSection = (section: Declared): readonly Mutant[] => {
  const { next, isInProgress, mayEdit, mayOpen } = section
  const whole = { ...section, bulk: {}, form: {} }
  return [
    ...(next ? [{ name: 'without next', broken: { next: () => null } }] : []),
    ...(isInProgress ? [{ name: 'without isInProgress', broken: { isInProgress: () => false } }] : []),
    { name: 'mayEdit is inverted', broken: { mayEdit: (row: Parameters<typeof mayEdit>[0]) => !mayEdit(row) } },
    { name: 'mayOpen is inverted', broken: { mayOpen: (row: Parameters<typeof mayOpen>[0]) => !mayOpen(row) } },
  ].map(({ name, broken }) => ({ name, whole, broken: { ...whole, ...broken } }))
}

const mutantsOf = (section: Declared): readonly Mutant[] => [
  ...Object.entries(section.commands).flatMap(([name, command]) => mutantsOfCommand(section, name, command)),
  ...Object.entries(section.bulk).flatMap(([name, action]) => mutantsOfAction(section, name, action)),
  ...mutantsOfSection(section),
]

describe.each(declared.map((one) => [one.section.id, one] as const))('%s', (id, one) => {
  const told = (section: Declared) => JSON.stringify([...tablesIn({ ...one, section })])

  test('the committed page tells what the declaration does', () => {
    expect(declaredChanges(id, textOf(declaredPageOf(one)), tablesIn(one))).toEqual([])
  })

  test('the page changes with every broken rule', () => {
    const mutants = mutantsOf(one.section)
    const wholes = new Map(mutants.map(({ whole }) => [whole, told(whole)]))
    expect(mutants.filter(({ whole, broken }) => told(broken) === wholes.get(whole)).map(({ name }) => name)).toEqual(
      [],
    )
  })

  test('every command is offered on some rows and, unless it always is, refused on others', () => {
    const rows = rowsOf(id, sectionRows[id] ?? { state: {} })
    const verdicts = Object.entries(one.section.commands).map(([name, { may }]) => [
      name,
      [...new Set(outcomesOf(rows, {}, ({ row, rows: page }) => may(row, page)).map(({ result }) => result))].sort(),
    ])
    const isConstant = (name: string) => one.section.commands[name]?.may.length === 0
    expect(verdicts).toEqual(
      Object.keys(one.section.commands).map((name) => [name, isConstant(name) ? [true] : [false, true]]),
    )
  })
})
