import { routes } from '@supplier/core/kernel/routes'
import type { Area } from '../endpoints/endpoints.ts'
import { areas } from '../endpoints/endpoints.ts'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import type { Example } from './examples.ts'
import { callsOf, knownOf, sectionOf, withoutIt } from './sections.ts'

const written = '<!-- Written by `pnpm api`. -->'

/** JSON in which what fits a line stands on one. */
const printed = (value: unknown, indent = ''): string => {
  const line = JSON.stringify(value)
  if (line.length + indent.length <= 100 || typeof value !== 'object' || value === null) return line
  const inside = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => printed(one, inside))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${printed(one, inside)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => `${inside}${part}`).join(',\n')}\n${indent}${close}`
}

const longestText = 80

/** The beginning of an answer: one row of each list, and the beginning of each text. */
const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}

/** The codes that the shape of a call makes possible are told once for all. */
const usual: readonly string[] = ['invalid', 'stale']

const refusalsIn = ({ refusals }: Endpoint): string =>
  refusals
    .flatMap(({ status, code }) => (code === null || usual.includes(code) ? [] : [`${status} \`${code}\``]))
    .join(', ')

/** What is known of a call. */
const wordOf = (endpoint: Endpoint): string => {
  const { isSpecified, isShown } = knownOf(endpoint)
  if (!isSpecified) return 'Assumed'
  return isShown ? '**Specified**' : '**Specified**, its answer assumed'
}

const callOf = (endpoint: Endpoint, example: Example | undefined): string => {
  const { method, path } = endpoint
  const section = sectionOf(endpoint)
  const codes = refusalsIn(endpoint)
  return [
    `### ${method} ${path}`,
    `${[
      wordOf(endpoint),
      section === null ? 'needed by every deployment' : `needed by \`${section}\``,
      ...(codes === '' ? [] : [`refuses with ${codes}`]),
    ].join('; ')}.`,
    ...(example
      ? [`\`GET ${example.path}\` answers:`, `\`\`\`json\n${printed(shortened(example.answer))}\n\`\`\``]
      : []),
  ].join('\n\n')
}

const pagesOf = (section: string): string =>
  Object.values(routes)
    .filter((route) => 'section' in route && route.section === section)
    .map(({ path }) => `\`${path}\``)
    .join(', ')

/** The page of one area. */
export const pageOf = (area: Area, examples: ReadonlyMap<Endpoint, Example>): string => {
  const endpoints = callsOf(area)
  const sections = [...new Set(endpoints.map(sectionOf))].filter((section) => section !== null)
  const table = [
    '| section | pages | without it |',
    '|---|---|---|',
    ...sections.map((section) => `| \`${section}\` | ${pagesOf(section)} | ${withoutIt[section]} |`),
  ]
  return [
    `# ${area}`,
    written,
    'Requests and answers in full: [openapi.json](openapi.json). Of an example, one row of each list and the beginning of each text stands here.',
    ...(sections.length > 0 ? [table.join('\n')] : []),
    ...endpoints.map((endpoint) => callOf(endpoint, examples.get(endpoint))),
  ]
    .join('\n\n')
    .concat('\n')
}

const listOf = (endpoints: readonly Endpoint[]): string =>
  endpoints.map(({ method, path }) => `- \`${method} ${path}\``).join('\n')

/** The list of all calls. */
export const overviewOf = (): string => {
  const countsOf = (endpoints: readonly Endpoint[]) => {
    const known = endpoints.map((endpoint) => ({ endpoint, ...knownOf(endpoint) }))
    const specified = known.filter(({ isSpecified }) => isSpecified)
    return {
      shown: specified.filter(({ isShown }) => isShown).map(({ endpoint }) => endpoint),
      unshown: specified.filter(({ isShown }) => !isShown).map(({ endpoint }) => endpoint),
      assumed: known.filter(({ isSpecified }) => !isSpecified).map(({ endpoint }) => endpoint),
    }
  }
  const names = Object.keys(areas) as Area[]
  const all = names.flatMap(callsOf)
  const { shown, unshown, assumed } = countsOf(all)
  const rowOf = (name: string, endpoints: readonly Endpoint[]): string => {
    const counts = countsOf(endpoints)
    return `| ${name} | ${counts.shown.length} | ${counts.unshown.length} | ${counts.assumed.length} |`
  }
  return [
    '# The API',
    written,
    `The panel sends ${all.length} calls. The specification has ${shown.length + unshown.length} of them, and shows the answers of ${shown.length}. The other ${assumed.length} are assumed: there the panel says what it needs. [openapi.json](openapi.json) has all of them, with the realtime events as webhooks. The sandbox serves this contract, and its tests compare every answer with it.`,
    'An answer may have more fields than the contract, and never fewer. A field that may be `null` is there as `null`. Every call may answer 401, 429 and 503 beside what its page says; one with an id in its path 404; one with a body 422 with `errors` by field; one that names a `version` 409 with `code: stale` and the record as it is now.',
    [
      '| area | specified | specified, answer assumed | assumed |',
      '|---|---:|---:|---:|',
      ...names.map((area) => rowOf(`[${area}](${area}.md)`, callsOf(area))),
      rowOf('all', all),
    ].join('\n'),
    '## Specified calls',
    listOf(shown),
    '## Specified calls whose answers are assumed',
    listOf(unshown),
    '## Assumed calls',
    listOf(assumed),
  ]
    .join('\n\n')
    .concat('\n')
}
