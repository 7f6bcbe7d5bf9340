/** Checks that every file is in a known folder, under the same feature name in every package, and not too long. */
import { basename } from 'node:path'
import { exceptions } from './exceptions.ts'
import { filesIn, foldersIn, report, textOf, writeReport } from './files.ts'
import { folderProblems } from './folders.ts'
import {
  isAllowedAdapter,
  isAllowedEndpoint,
  isAllowedInCore,
  isOfSubject,
  limitOf,
  notFeatures,
  type Problem,
  restylingLine,
} from './layout.ts'
import { machineProblems } from './machine-rules.ts'

const core = filesIn('packages/core/src')
const adapters = filesIn('packages/core/adapters')
const view = [...filesIn('packages/web/src'), ...filesIn('packages/web/inspect')]
const fixtures = filesIn('packages/test-fixtures/src')
const endpoints = filesIn('packages/test-fixtures/src/endpoints')
const code = [...core, ...adapters, ...view, ...fixtures]
const styles = filesIn('packages/web', /(^panda.*\.config|\.styles)\.ts$|\.css$/)
const sources = [
  ...filesIn('packages', /\.(tsx?|mjs|cjs|js|css|html|json|svg)$/),
  ...filesIn('scripts', /\.(ts|mjs|cjs)$/),
]

const subjectOf = (file: string): string => basename(file).split('.')[0] ?? ''
const features = foldersIn('packages/core/src').filter((name) => !notFeatures.core.includes(name))
const subjects = new Set([...features, ...core.map(subjectOf)])
const unknownFolders = [
  ...foldersIn('packages/web/src')
    .filter((name) => !features.includes(name) && !notFeatures.web.includes(name))
    .map((name) => `packages/web/src/${name}`),
  ...endpoints.filter((file) => !isOfSubject(file, subjects)),
]

/** The sources whose folders must not need each other in a circle, and the most files of a folder in them. */
const checkedFolders: readonly { readonly files: readonly string[]; readonly mostFiles?: number }[] = [
  { files: core, mostFiles: 25 },
  { files: adapters, mostFiles: 25 },
  ...['flows', 'headless', 'testing'].map((folder) => ({ files: filesIn(`packages/core/${folder}`), mostFiles: 25 })),
  { files: filesIn('packages/web/src'), mostFiles: 25 },
  { files: fixtures, mostFiles: 25 },
]

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const mayHoldUkrainian =
  /\.translations\.ts$|^scripts\/feature-files\.ts$|^packages\/core\/src\/(parcels\/place-words|reply-templates\/placeholders|product-editor\/form\/sentence-case|attributes\/transliteration)\.domain\.ts$|^packages\/core\/src\/kernel\/alike-letters\.ts$|^packages\/(web\/src\/i18n|web\/e2e|web\/bench|test-fixtures)\//
const mayHaveEffects = /^packages\/web\/(src|inspect)\/(main\.tsx?$|(settings|wiring)\/)/
const effect =
  /\b(window|globalThis|self)\??\.(fetch|localStorage|sessionStorage|indexedDB|caches|WebSocket|EventSource|XMLHttpRequest|navigator|location|history)\b|\bdocument\.cookie\b|\bsendBeacon\b|\bReact\.use(State|Reducer|Effect|LayoutEffect)\b/

const of = (rule: Problem['rule'], text: string, files: readonly string[]): readonly Problem[] =>
  files.map((file) => ({ file, rule, text }))

/** Reports the first line in each file that contains a banned pattern. */
const lines = (rule: Problem['rule'], text: string, ban: RegExp, files: readonly string[]): readonly Problem[] =>
  files.flatMap((file) => {
    const at = textOf(file)
      .split('\n')
      .findIndex((line) => ban.test(line))
    return at < 0 ? [] : of(rule, `line ${at + 1}: ${text}`, [file])
  })

/** Lines of code: neither a comment nor an import, which names what is read elsewhere, makes a file too long. */
const codeLinesOf = (file: string): number =>
  textOf(file)
    .replaceAll(/^import\b[^'"]*'[^']+'\n+/gm, '')
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/\*|\*)/.test(line)).length

const sizes = code.flatMap((file) => {
  const limit = limitOf(file)
  const count = limit === null ? 0 : codeLinesOf(file)
  return limit !== null && count > limit ? of('size', `${count} lines of code, the limit is ${limit}`, [file]) : []
})

const found: readonly Problem[] = [
  ...of(
    'file',
    'no such kind of file in the core',
    core.filter((file) => !isAllowedInCore(file)),
  ),
  ...of(
    'file',
    'no such kind of file for an adapter',
    adapters.filter((file) => !isAllowedAdapter(file, subjects)),
  ),
  ...of(
    'file',
    'endpoints are called subject/feature.endpoints.ts',
    endpoints.filter((file) => !isAllowedEndpoint(file)),
  ),
  ...of('file', 'a second biome.json switches the bans of the root one off', filesIn('packages', /^biome\.jsonc?$/)),
  ...of('feature', 'the core has no feature of this name', unknownFolders),
  ...sizes,
  ...lines(
    'translations',
    'texts belong to packages/web/src/i18n, or to the translations of a section',
    /[\u0400-\u04FF]/,
    sources.filter((file) => !isTest(file) && !mayHoldUkrainian.test(file)),
  ),
  ...lines(
    'todo',
    'do it, or write it down where work is planned',
    /\b(TODO|FIXME|XXX|HACK)\b/,
    sources.filter((file) => file !== 'scripts/check-layout.ts'),
  ),
  ...lines(
    'matches',
    'only selectors and tests spell states out',
    /\.matches\(/,
    [...core, ...view].filter((file) => !isTest(file) && !file.endsWith('.selectors.ts')),
  ),
  ...lines(
    'effect',
    'effects belong to adapters, state to machines',
    effect,
    view.filter((file) => !isTest(file) && !mayHaveEffects.test(file)),
  ),
  ...lines(
    'address',
    'ui/images/RemoteImage.tsx shows images, and takes only addresses that the core has passed',
    /<img\b/,
    view.filter((file) => !isTest(file) && !file.startsWith('packages/web/src/ui/')),
  ),
  ...lines(
    'effect',
    'what a key means is a table for ui/keyboard/keys.ts or a rule of the core, and focus is moved by ui/keyboard/move-focus.ts',
    /\bquerySelector|\bkey (?:===|!==) '/,
    view.filter((file) => /\/web\/src\/(?!ui\/|wiring\/|app\/frame\.ts|main\.ts)/.test(file) && !isTest(file)),
  ),
  ...lines(
    'class',
    'no classes except errors',
    /^\s*(export )?(abstract )?class (?!\w+ extends (\w*Error)\b)/,
    code.filter((file) => /\.tsx?$/.test(file)),
  ),
  ...styles.flatMap((file) => {
    const line = restylingLine(file, textOf(file))
    const text =
      'a browser restyles the page for this `:has()` whenever it changes; mark the root: ui/layout/page-marks.ts'
    return line === null ? [] : of('restyling', `line ${line}: ${text}`, [file])
  }),
  ...checkedFolders.flatMap(({ files, mostFiles }) => folderProblems(files, mostFiles)),
  ...(await machineProblems()),
]
const isSame = (one: Problem, other: { readonly file: string; readonly rule: string }): boolean =>
  one.file === other.file && one.rule === other.rule
const open = found.filter((problem) => !exceptions.some((exception) => isSame(problem, exception)))
const unneeded = exceptions.filter((exception) => !found.some((problem) => isSame(problem, exception)))

writeReport('layout', { features, files: code.length, problems: open, exceptions })
report(
  [
    ...open.map(({ file, rule, text }) => `${file}: ${rule}: ${text}`),
    ...unneeded.map(({ file, rule }) => `scripts/exceptions.ts: ${file} needs no exception for ${rule} any more`),
  ],
  `${features.length} features, ${sources.length} files, ${exceptions.length} agreed exceptions`,
)
