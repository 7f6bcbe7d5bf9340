/** Wants every file in a known room, under the same feature name in every package, and of a size one can read. */
import { basename } from 'node:path'
import { exceptions } from './exceptions.ts'
import { filesIn, foldersIn, report, textOf, writeReport } from './files.ts'
import { machineProblems } from './machine-rules.ts'
import { isAllowedAdapter, isAllowedInCore, limitOf, notFeatures, type Problem } from './rooms.ts'

const core = filesIn('packages/core/src')
const adapters = filesIn('packages/core/adapters')
const web = filesIn('packages/web/src')
const viewer = filesIn('packages/web/inspect')
const fixtures = filesIn('packages/test-fixtures/src')
const endpoints = filesIn('packages/test-fixtures/src/endpoints')
const sources = [
  ...filesIn('packages', /\.(tsx?|mjs|cjs|js|css|html|json|svg)$/),
  ...filesIn('scripts', /\.(ts|mjs|cjs)$/),
]

const features = foldersIn('packages/core/src').filter((name) => !notFeatures.core.includes(name))
const subjects = new Set([...features, ...core.map((file) => basename(file).split('.')[0] ?? '')])

const rooms: readonly Problem[] = [
  ...core.filter((file) => !isAllowedInCore(file)).map((file) => room(file, 'no such room in the core')),
  ...adapters
    .filter((file) => !isAllowedAdapter(file, subjects))
    .map((file) => room(file, 'no such room for an adapter')),
  ...endpoints
    .filter((file) => !/^(endpoints|[a-z-]+\.(endpoints|view))(\.test)?\.ts$/.test(basename(file)))
    .map((file) => room(file, 'endpoints are called feature.endpoints.ts')),
]

const names: readonly Problem[] = [
  ...foldersIn('packages/web/src')
    .filter((name) => !features.includes(name) && !notFeatures.web.includes(name))
    .map(
      (name) =>
        ({ file: `packages/web/src/${name}`, rule: 'feature', text: 'the core has no feature of this name' }) as const,
    ),
  ...endpoints
    .filter(
      (file) =>
        !subjects.has(basename(file).split('.')[0] ?? '') &&
        !notFeatures.endpoints.includes(basename(file).split('.')[0] ?? ''),
    )
    .map((file) => ({ file, rule: 'feature', text: 'the core has no feature of this name' }) as const),
]

const configs: readonly Problem[] = filesIn('packages', /^biome\.jsonc?$/).map((file) =>
  room(file, 'a second biome.json switches the bans of the root one off'),
)

const sizes: readonly Problem[] = [...core, ...adapters, ...web, ...viewer, ...fixtures].flatMap((file) => {
  const limit = limitOf(file)
  const lines = limit === null ? 0 : textOf(file).trimEnd().split('\n').length
  return limit !== null && lines > limit
    ? [{ file, rule: 'size', text: `${lines} lines, the limit is ${limit}` } as const]
    : []
})

const speaksUkrainian =
  /\.words\.ts$|^scripts\/feature-files\.ts$|^packages\/(web\/src\/i18n|web\/e2e|web\/bench|test-fixtures)\/|\.test\.tsx?$/

const words = linesOf(
  sources.filter((file) => !speaksUkrainian.test(file)),
  'words',
  /[\u0400-\u04FF]/,
  'words belong to packages/web/src/i18n, or to the words of a section',
)

const todos = linesOf(
  sources.filter((file) => file !== 'scripts/check-rooms.ts'),
  'todo',
  /\b(TODO|FIXME|XXX|HACK)\b/,
  'do it, or write it down where work is planned',
)

const matching = linesOf(
  [...core, ...web, ...viewer].filter((file) => !/\.selectors\.ts$|\.test\.tsx?$/.test(file)),
  'matches',
  /\.matches\(/,
  'only selectors and tests spell states out',
)

const effects = linesOf(
  [...web, ...viewer].filter(
    (file) => !/\.test\.tsx?$|^packages\/web\/(src|inspect)\/(main\.tsx?$|wiring\/)/.test(file),
  ),
  'effect',
  /\b(window|globalThis|self)\??\.(fetch|localStorage|sessionStorage|indexedDB|caches|WebSocket|EventSource|XMLHttpRequest|navigator|location|history)\b|\bdocument\.cookie\b|\bsendBeacon\b|\bReact\.use(State|Reducer|Effect|LayoutEffect)\b/,
  'effects belong to adapters, state to machines',
)

const classes = linesOf(
  [...core, ...adapters, ...web, ...viewer, ...fixtures].filter((file) => /\.tsx?$/.test(file)),
  'class',
  /^\s*(export )?(abstract )?class (?!\w+ extends (\w*Error)\b)/,
  'no classes except errors',
)

const found = [
  ...rooms,
  ...names,
  ...configs,
  ...sizes,
  ...words,
  ...todos,
  ...matching,
  ...effects,
  ...classes,
  ...(await machineProblems()),
]
const isAgreed = ({ file, rule }: Problem) => exceptions.some((one) => one.file === file && one.rule === rule)
const open = found.filter((problem) => !isAgreed(problem))
const idle = exceptions.filter(
  ({ file, rule }) => !found.some((problem) => problem.file === file && problem.rule === rule),
)

writeReport('rooms', {
  features,
  files: core.length + adapters.length + web.length + viewer.length + endpoints.length,
  problems: open,
  exceptions,
})
report(
  [
    ...open.map(({ file, rule, text }) => `${file}: ${rule}: ${text}`),
    ...idle.map(({ file, rule }) => `scripts/exceptions.ts: ${file} needs no exception for ${rule} any more`),
  ],
  `${features.length} features, ${sources.length} files, ${exceptions.length} agreed exceptions`,
)

function room(file: string, text: string): Problem {
  return { file, rule: 'room', text }
}

function linesOf(files: readonly string[], rule: Problem['rule'], pattern: RegExp, text: string): readonly Problem[] {
  return files.flatMap((file) => {
    const at = textOf(file)
      .split('\n')
      .findIndex((line) => pattern.test(line))
    return at < 0 ? [] : [{ file, rule, text: `line ${at + 1}: ${text}` }]
  })
}
