import { dirname, join, normalize } from 'node:path'
import { textOf } from './files.ts'
import type { Problem } from './layout.ts'

/** The circles of folders, and the crowded folders. Tests may import what stands above them, and do not count. */
export const folderProblems = (
  files: readonly string[],
  mostFiles = Number.POSITIVE_INFINITY,
  read: (file: string) => string = textOf,
): readonly Problem[] => {
  const own = files.filter((file) => !/\.test\.tsx?$/.test(file))
  const sources = own.filter((file) => /\.[jt]sx?$/.test(file))
  return [
    ...circlesIn(importsOf(sources, read)).map(
      ([first = '', ...others]): Problem => ({
        file: first,
        rule: 'circle',
        text: `needs ${others.join(' and ')}, which need it: what they share belongs below them`,
      }),
    ),
    ...crowdsIn(own, mostFiles).map(
      ([folder, count]): Problem => ({
        file: folder,
        rule: 'crowd',
        text: `has ${count} files of its own, the limit is ${mostFiles}: give its subjects folders`,
      }),
    ),
  ]
}

/** The folders with more files of their own, and how many they have. */
const crowdsIn = (files: readonly string[], most: number): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most)
}

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
