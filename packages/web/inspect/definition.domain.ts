/** A machine's own config, as the inspector sends it. */
export type Config = Readonly<Record<string, unknown>>

/** A transition as it is defined in the config: its label and its targets. */
export interface Way {
  readonly label: string
  readonly targets: readonly string[]
}

export const configOf = (value: unknown): Config =>
  typeof value === 'object' && value !== null ? (value as Config) : {}

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** The path of a child state. */
export const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

export const invokesOf = (config: Config) =>
  listOf(config['invoke']).map((invoke) => {
    const { id, src, ...rest } = configOf(invoke)
    const source = typeof src === 'string' ? src : String(configOf(src)['type'] ?? configOf(src)['id'] ?? 'invoked')
    return { id: typeof id === 'string' ? id : null, src: source, rest: rest as Config }
  })

/**
 * Every transition that the config of a state defines, in the order: events, `always`, delays, and results of invoked
 * actors.
 */
export const waysOf = (config: Config): readonly Way[] => [
  ...Object.entries(configOf(config['on'])).flatMap(([event, way]) => waysFor(event, way)),
  ...waysFor('always', config['always']),
  ...Object.entries(configOf(config['after'])).flatMap(([delay, way]) =>
    waysFor(/^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`, way),
  ),
  ...invokesOf(config).flatMap(({ id, src, rest }) => [
    ...waysFor(`${id ?? src} done`, rest['onDone']),
    ...waysFor(`${id ?? src} failed`, rest['onError']),
    ...waysFor(`${id ?? src} changed`, rest['onSnapshot']),
  ]),
  ...waysFor('all done', config['onDone']),
]

const waysFor = (event: string, way: unknown): readonly Way[] =>
  listOf(way).map((one) => {
    const { target, guard } = typeof one === 'string' ? { target: one, guard: undefined } : configOf(one)
    const when = guard === undefined ? '' : `[${guardText(guard)}]`
    return { label: [event, when].filter((part) => part !== '').join(' '), targets: listOf(target).map(String) }
  })

const guardText = (guard: unknown): string =>
  typeof guard === 'string' ? guard : String(configOf(guard)['type'] || 'guarded')
