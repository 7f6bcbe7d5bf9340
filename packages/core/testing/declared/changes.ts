import { commandsHeading, fieldsHeading, type Line, newFieldsHeading, type Tables } from './page.ts'

/** Names what a page of a section tells now and the committed one does not, and the other way round. */
export const declaredChanges = (section: string, committed: string, now: Tables): readonly string[] => {
  const before = tablesIn(committed)
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((heading) => {
    const [old, current] = [before.get(heading), now.get(heading)]
    if (old === undefined) return [`${section}: "${heading}" is new`]
    if (current === undefined) return [`${section}: "${heading}" is gone`]
    const names = [...new Set([...old, ...current].map(({ name }) => name))]
    return names.flatMap((name) =>
      lineChanges(section, heading, name, old.find(isCalled(name)), current.find(isCalled(name))),
    )
  })
}

const isCalled = (name: string) => (line: Line) => line.name === name

const lineChanges = (section: string, heading: string, name: string, old?: Line, now?: Line): readonly string[] => {
  const columns = [...new Set([old, now].flatMap((line) => Object.keys(line?.cells ?? {})))]
  return columns.flatMap((column) => {
    const [before, after] = [old?.cells[column] ?? '', now?.cells[column] ?? '']
    return before === after ? [] : [`${section}: ${told(heading, name, column, before, after)}`]
  })
}

const told = (heading: string, name: string, column: string, before: string, after: string): string => {
  const state = heading.replace(/^In state /, '')
  const also = (condition: string) => (condition === 'always' ? '' : `: ${condition}`)
  if ([commandsHeading, fieldsHeading, newFieldsHeading].includes(heading))
    return `${name}, ${column}${heading === newFieldsHeading ? ' of a new record' : ''}: "${before}" is now "${after}"`
  if (before === '') return `${name} is now ${column} in state ${state}${also(after)}`
  if (after === '') return `${name} is no longer ${column} in state ${state}`
  return `${name} is ${column} in state ${state} under another condition: "${before}" is now "${after}"`
}

/** Reads the tables of a page. */
const tablesIn = (page: string): Tables =>
  new Map(
    page
      .split('\n## ')
      .slice(1)
      .map((part) => {
        const [heading = '', ...lines] = part.split('\n')
        const rows = lines
          .filter((line) => line.startsWith('| '))
          .map((line) => line.slice(2, -2).split(' | '))
          .filter(([first]) => first !== '---')
        const [[, ...columns] = [], ...others] = rows
        return [
          heading,
          others.map(([name = '', ...cells]) => ({
            name,
            cells: Object.fromEntries(columns.map((column, at) => [column, (cells[at] ?? '').trim()])),
          })),
        ] as const
      }),
  )
