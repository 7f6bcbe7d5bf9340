import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const statement = /^(?:import|export)\b(?!\s+type\b)[^'";]*?['"](\.{1,2}\/[^'"]+)['"]/gm

/** The source files that `roots` pull in without being asked for later: relative static imports only. */
export const staticGraph = (roots: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    seen.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(statement))
      waiting.push(resolve(dirname(file), path))
  }
  return [...seen].sort()
}
