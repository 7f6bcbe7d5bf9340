import { basename } from 'node:path'
import type { Exception } from './exceptions.ts'

export interface Problem {
  readonly file: string
  readonly rule: Exception['rule'] | 'feature' | 'todo' | 'machine' | 'restyling' | 'circle' | 'crowd'
  readonly text: string
}

/** Folders that are not features. */
export const notFeatures = {
  core: ['kernel', 'kit'],
  web: ['app', 'assets', 'i18n', 'kit', 'settings', 'styles', 'ui', 'wiring'],
}

/** The calls of these are more than fit one file. */
const ofOrders = ['order-bulk', 'order-steps', 'pick-list', 'shipments']
const ofChats = ['chat-files', 'chat-messages']
const ofImports = ['import-changes', 'import-rows', 'import-steps', 'integration-steps']

/** Subjects of endpoints that are no feature: folders of what several features share, and parts of a feature. */
const ofEndpoints = {
  folders: ['deliveries', 'jobs', 'money'],
  files: ['brands', 'attribute-value-edits', ...ofChats, ...ofImports, ...ofOrders],
}

const name = '[a-z][a-z0-9-]*'
const fileKinds = 'compose|domain|machine|port|section|selectors|setup'
const inFeature = new RegExp(
  `^${name}\\.(${fileKinds})\\.ts$|^${name}\\.(${fileKinds}|model|story|wiring|faults)\\.test\\.ts$`,
)

export const isAllowedInCore = (file: string): boolean => {
  const [feature = '', ...rest] = file.replace('packages/core/src/', '').split('/')
  if (rest.length === 0) return false
  const own = basename(file)
  // A README explains how the files of a feature, or of a part of the kit, work together.
  if (own === 'README.md') return rest.length === (feature === 'kit' ? 2 : 1)
  // The kit consists of folders of parts, each with its own machine, rules and actors.
  if (feature === 'kit')
    return rest.length === 2 && (inFeature.test(own) || new RegExp(`^${name}(\\.test)?\\.ts$`).test(own))
  if (rest.length > 2) return false
  if (feature === 'kernel') return rest.length === 1 && new RegExp(`^${name}(\\.test)?\\.ts$`).test(own)
  // A large feature gives its parts folders.
  return inFeature.test(own)
}

const adapterFiles: Readonly<Record<string, RegExp>> = {
  http: new RegExp(`^(http\\.(client|errors|upload)|${name}\\.(http|wire))(\\.test)?\\.ts$`),
  browser: new RegExp(`^${name}\\.browser(\\.test)?\\.ts$`),
  pusher: new RegExp(`^${name}\\.pusher(\\.test)?\\.ts$`),
  memory: new RegExp(`^${name}\\.memory(\\.test)?\\.ts$`),
}

/** Folders of adapters that are not called as a subject of the core: their grounds, and what several features share. */
const ofAdapters: Readonly<Record<string, readonly string[]>> = {
  http: ['deliveries', 'jobs', 'kit', 'money', 'sections'],
  browser: ['storage'],
}

/** Adapters of the server are in folders by subject; those of the browser may be in one. */
export const isAllowedAdapter = (file: string, subjects: ReadonlySet<string>): boolean => {
  const [kind = '', ...rest] = file.replace('packages/core/adapters/', '').split('/')
  if (rest.length === 0) return kind === 'sections.ts'
  const own = basename(file)
  const subject = own.split('.')[0] ?? ''
  const isKnown =
    subjects.has(subject) || subject === kind || ['kernel', 'sends', 'honest', 'differences'].includes(subject)
  if (adapterFiles[kind]?.test(own) !== true || !isKnown) return false
  const [folder = ''] = rest
  if (rest.length === 1) return kind !== 'http'
  return rest.length === 2 && ((kind === 'http' && subjects.has(folder)) || ofAdapters[kind]?.includes(folder) === true)
}

const endpointFile = new RegExp(`^${name}\\.(endpoints|view|commands|effects)(\\.test)?\\.ts$`)

/** Endpoints are in folders by subject, over their kit and below the one table of them all. */
export const isAllowedEndpoint = (file: string): boolean => {
  const [folder = '', ...rest] = file.replace('packages/test-fixtures/src/endpoints/', '').split('/')
  if (rest.length === 0) return /^endpoints(\.test)?\.ts$/.test(folder)
  if (folder === 'kit') return rest.length === 1 && new RegExp(`^${name}(\\.test)?\\.ts$`).test(basename(file))
  return rest.length === 1 && endpointFile.test(basename(file))
}

/** Whether folder and file of an endpoint have the names of subjects of the core. */
export const isOfSubject = (file: string, subjects: ReadonlySet<string>): boolean => {
  const [folder = '', ...rest] = file.replace('packages/test-fixtures/src/endpoints/', '').split('/')
  if (rest.length === 0 || folder === 'kit') return true
  const subject = basename(file).split('.')[0] ?? ''
  return (
    (subjects.has(folder) || ofEndpoints.folders.includes(folder)) &&
    (subjects.has(subject) || ofEndpoints.files.includes(subject))
  )
}

/** The maximum number of lines in a file; `null` for no limit. */
export const limitOf = (file: string): number | null => {
  if (/\.test\.tsx?$|\/i18n\/|\/styles\/|\.(styles|translations)\.ts$|\/kernel\/message-keys\.ts$/.test(file))
    return null
  if (/\.machine\.ts$/.test(file)) return 200
  if (/\.setup\.ts$/.test(file)) return 250
  if (/\.tsx$/.test(file)) return 150
  return /\.ts$/.test(file) && /^packages\/(core|web)\/|\.endpoints\.ts$/.test(file) ? 120 : null
}

/** Styles of the elements that hold the rows of lists. */
const holdsLists =
  /\/(kit\/(fields\/Section|filters\/RangeFilter|grid\/Grid|list\/List(Panel|Tabs))|shell\/ShellLayout|ui\/(layout\/Card|lists\/(EndList|LongList|Table))|\w+\/\w*(List|Feed))\.styles\.ts$/

/** `:has()` on the page, on what holds rows, or on an element that the style does not name. */
const hasOnMany = /(?:^|[^\w&)\]-])(?:html|body|:root|main|table|thead|tbody|ul|ol)?(?:\[[^\]]*\])*:has\(/

/**
 * The number of the first line with a `:has()` for which a browser restyles much of the page, or looks through a list,
 * whenever any element comes or goes; `null` without one. An attribute on the root says the same: `ui/layout/page-marks.ts`.
 */
export const restylingLine = (file: string, text: string): number | null => {
  const at = text.split('\n').findIndex((line) => {
    const code = line.replace(/^\s*(\/\/|\/\*|\*).*/, '')
    return hasOnMany.test(code) || (holdsLists.test(file) && code.includes(':has('))
  })
  return at < 0 ? null : at + 1
}
