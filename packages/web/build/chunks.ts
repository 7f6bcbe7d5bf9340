import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** What asks the backend. */
const outside = [/wiring\/outside\.ts$/]

/** What else may come before somebody is signed in, or shows that more is on its way: it does not wait for the panel. */
const early = [
  /session\/screens\.ts$/,
  /session\/session\.compose\.ts$/,
  /i18n\/formatters\.ts$/,
  /shell\/(Shell|Page)Skeleton\.tsx$/,
  /countries\/CountryPicker\.tsx$/,
  /ui\/Toaster\.tsx$/,
]

/** What every first page of the panel needs. */
const panel = [
  /shell\/Shell\.tsx$/,
  /app\/panel\.compose\.ts$/,
  /app\/panel-screens\.(compose\.ts|tsx)$/,
  /wiring\/panel\.ts$/,
  /app\/Unbuilt\.tsx$/,
]

const isOneOf = (patterns: readonly RegExp[], ids: ReadonlySet<string>): boolean =>
  [...ids].some((id) => patterns.some((pattern) => pattern.test(id)))

/** The modules by whose loading a module comes along. */
const loadersOf = (id: string, context: Context, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const importer of context.getModuleInfo(id)?.importers ?? []) loadersOf(importer, context, seen)
  return seen
}

/** What draws the first page comes beside what that page runs. */
export const viewGroup = { name: 'view', test: /src\/view\.tsx$/ }

/**
 * The panel comes in one file: modules that it shares with its own dialogs and pages would be fifty otherwise,
 * each of them a request. What it shares with whatever comes before it is another one, so that nothing waits for it.
 */
const chunkOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
  const loaders = loadersOf(id, context)
  if (isOneOf(outside, loaders)) return 'outside'
  if (!isOneOf(panel, loaders)) return null
  return isOneOf(early, loaders) ? 'shared' : 'panel'
}

const only =
  (chunk: string): Rolldown.CodeSplittingNameFunction =>
  (id, context) =>
    chunkOf(id, context) === chunk ? chunk : null

/** A group takes along what its modules need, so whoever needs least comes first. */
export const panelGroups = ['outside', 'shared', 'panel'].map((chunk) => ({ name: only(chunk) }))
