import { below, type Config, configOf } from './definition.domain.ts'

/** Maps the explicit ids of states to their paths. */
export const idsIn = (config: Config, path: string): ReadonlyMap<string, string> =>
  new Map([
    ...(typeof config['id'] === 'string' ? [[config['id'], path] as const] : []),
    ...Object.entries(configOf(config['states'])).flatMap(([key, state]) => [
      ...idsIn(configOf(state), below(path, key)),
    ]),
  ])

/**
 * Resolves `#id`, `#id.child`, `.child`, or the name of a sibling to a path. Ids may contain dots, so the longest
 * matching id wins.
 */
export const resolved = (
  target: string,
  { id, parent }: { readonly id: string; readonly parent: string | null },
  ids: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
): string => {
  if (target.startsWith('#')) {
    const parts = target.slice(1).split('.')
    for (let many = parts.length; many > 0; many -= 1) {
      const found = ids.get(parts.slice(0, many).join('.'))
      if (found !== undefined) return [found, ...parts.slice(many)].filter((part) => part !== '').join('.')
    }
  }
  const path = target.startsWith('.') ? below(id, target.slice(1)) : below(parent ?? '', target)
  return paths.has(path) ? path : id
}
