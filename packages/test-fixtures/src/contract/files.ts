import { type Area, areas } from '../endpoints/endpoints.ts'
import type { JsonObject } from './components.ts'
import { examplesOf } from './examples.ts'
import { openApi } from './openapi.ts'
import { overviewOf, pageOf } from './pages.ts'

/** A line for each call and each schema, so that a difference names it. */
const linesOf = (value: unknown, depth: number, indent = ''): string => {
  const isOpen = depth > 0 && typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isOpen) return JSON.stringify(value)
  const lines = Object.entries(value as JsonObject).map(
    ([name, one]) => `${indent}  ${JSON.stringify(name)}: ${linesOf(one, depth - 1, `${indent}  `)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** The written contract: texts by the names of files. */
export const contractFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const examples = await examplesOf()
  const pages = (Object.keys(areas) as Area[]).map((area) => [`${area}.md`, pageOf(area, examples)])
  return {
    'README.md': overviewOf(),
    'openapi.json': `${linesOf(openApi(), 3)}\n`,
    ...Object.fromEntries(pages),
  }
}
