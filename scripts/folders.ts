import { dirname, join, normalize } from 'node:path'
import { textOf } from './files.ts'

/** The folders that the files of each folder import. */
export const importsOf = (
  files: readonly string[],
  read: (file: string) => string = textOf,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>()
  for (const file of files) {
    const folder = dirname(file)
    const targets = graph.get(folder) ?? new Set()
    graph.set(folder, targets)
    for (const [, path = ''] of read(file).matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const target = dirname(normalize(join(folder, path)))
      if (target !== folder) targets.add(target)
    }
  }
  return graph
}

const reachedFrom = (graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const open = [...(graph.get(start) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    if (!seen.has(next)) {
      seen.add(next)
      open.push(...(graph.get(next) ?? []))
    }
  return seen
}

/** The groups of folders that all need each other, largest first. */
export const circlesIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] => {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(graph, folder)]))
  const inCircle = [...graph.keys()].filter((folder) => reached.get(folder)?.has(folder))
  const groups: string[][] = []
  for (const folder of inCircle) {
    const group = groups.find(([first = '']) => reached.get(first)?.has(folder) && reached.get(folder)?.has(first))
    if (group) group.push(folder)
    else groups.push([folder])
  }
  return groups.toSorted((one, other) => other.length - one.length)
}
