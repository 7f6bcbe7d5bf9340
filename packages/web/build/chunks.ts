import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** What comes before somebody is signed in, or shows that more is on its way: it waits for nothing else. */
const early = [
  /wiring\/outside\.ts$/,
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

/**
 * The panel comes in one file: modules that it shares with its own dialogs and pages would be fifty otherwise,
 * each of them a request.
 */
export const panelChunk: Rolldown.CodeSplittingNameFunction = (id, context) => {
  const loaders = loadersOf(id, context)
  return isOneOf(panel, loaders) && !isOneOf(early, loaders) ? 'panel' : null
}
