/** A way to break a machine: its path in the config and the change made there. */
export interface Mutation {
  readonly name: string
  readonly path: Path
  readonly change: (at: unknown) => unknown
}

type Path = readonly (string | number)[]
type Tree = Readonly<Record<string, unknown>>

/** All mutations of a machine's config; the same config always gives the same list. */
export const mutationsOf = (config: unknown): readonly Mutation[] => inState(config as Tree, [], [], new Set())

/** The mutations inside the guards, assignments and delays to which a config refers by name. */
export const mutationsOfSetup = (options: unknown): readonly Mutation[] => {
  const { guards, actions, delays } = treeIn(options)
  return [
    ...Object.entries(treeIn(guards)).flatMap(([name, guard]) => inGuard(guard, ['guards', name], `guard ${name}`)),
    ...Object.entries(treeIn(actions)).flatMap(([name, action]) =>
      inAssign(action, ['actions', name], `assign ${name}`),
    ),
    ...Object.keys(treeIn(delays)).map((name) => ({
      name: `delay ${name}: twice as long`,
      path: ['delays', name],
      change: (at: unknown) =>
        typeof at === 'function' ? (...given: unknown[]) => 2 * Number(at(...given)) : 2 * Number(at),
    })),
  ]
}

/** A copy of the config with one mutation; a value that is not a plain object or a list is kept as it is. */
export const mutated = (config: unknown, { path, change }: Mutation): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return change(config)
  const copy = (Array.isArray(config) ? [...config] : { ...(config as object) }) as Record<string | number, unknown>
  copy[key] = mutated(copy[key], { name: '', path: rest, change })
  return copy
}

type Call = (...given: unknown[]) => unknown

const inGuard = (guard: unknown, path: Path, name: string): readonly Mutation[] => {
  // A combined guard has parts and evaluates them itself.
  const { guards: parts } = guard as { guards?: readonly unknown[] }
  if (parts === undefined)
    return [
      {
        name: `${name}: inverted`,
        path,
        change:
          (at) =>
          (...given: unknown[]) =>
            !(at as Call)(...given),
      },
    ]
  const withParts = (at: unknown, guards: readonly unknown[]) =>
    Object.assign((...given: unknown[]) => (at as Call)(...given), at, { guards })
  return parts.length < 2
    ? []
    : parts.map((_, i) => ({
        name: `${name}: without part ${i + 1}`,
        path,
        change: (at) =>
          withParts(
            at,
            parts.filter((_, n) => n !== i),
          ),
      }))
}

/**
 * Skips each assigned value in turn. A function does not declare which values it assigns, so only its last value is
 * skipped.
 */
const inAssign = (action: unknown, path: Path, name: string): readonly Mutation[] => {
  const { type, assignment } = (action ?? {}) as { type?: string; assignment?: unknown }
  if (type !== 'xstate.assign') return []
  const assigning = (at: unknown, changed: unknown) =>
    Object.assign((...given: unknown[]) => (at as Call)(...given), at, { assignment: changed })
  if (typeof assignment === 'function') {
    const cut = (...given: unknown[]) => {
      const values = Object.entries(treeIn((assignment as Call)(...given)))
      return Object.fromEntries(values.slice(0, -1))
    }
    return [{ name: `${name}: without its last value`, path, change: (at) => assigning(at, cut) }]
  }
  const keys = Object.keys(treeIn(assignment))
  return keys.length < 2
    ? []
    : keys.map((key) => ({
        name: `${name}: without ${key}`,
        path,
        change: (at) => assigning(at, without(assignment, key)),
      }))
}

/** `above` contains the events that a parent state handles. */
const inState = (
  node: Tree,
  path: Path,
  siblings: readonly string[],
  above: ReadonlySet<string>,
): readonly Mutation[] => {
  const states = treeIn(node['states'])
  const children = namesIn(states)
  const name = path.filter((_, i) => i % 2 === 1).join('.') || 'anywhere'
  const answered = new Set([...above, ...Object.keys(treeIn(node['on']))])
  const events = (kind: 'on' | 'after') =>
    Object.entries(treeIn(node[kind])).flatMap(([event, given]) =>
      transitions(given, [...path, kind, event], `${name}: ${kind} ${event}`, siblings, children).filter(
        // A transition that stays in its state and loses its only action is the same as a removed one, which is tried
        // as well.
        ({ name }) => !(doesOneThing(given) && !above.has(event) && name.includes(': without ')),
      ),
    )
  return [
    ...events('on'),
    ...events('after'),
    ...['always', 'onDone'].flatMap((kind) =>
      transitions(node[kind], [...path, kind], `${name}: ${kind}`, siblings, children),
    ),
    ...listed(node['invoke']).flatMap((child, i) => {
      const at = Array.isArray(node['invoke']) ? [...path, 'invoke', i] : [...path, 'invoke']
      const { id, src } = child as { id?: string; src?: unknown }
      return ['onDone', 'onError', 'onSnapshot'].flatMap((kind) =>
        transitions(
          (child as Tree)[kind],
          [...at, kind],
          `${name}: ${kind} of ${id ?? String(src)}`,
          siblings,
          children,
        ),
      )
    }),
    ...['entry', 'exit'].flatMap((kind) => lost(node[kind], [...path, kind], `${name}: ${kind}`)),
    ...listed(node['tags']).map((tag, i) => ({
      name: `${name}: without the tag ${String(tag)}`,
      path: [...path, 'tags'],
      change: (at: unknown) => listed(at).filter((_, n) => n !== i),
    })),
    ...Object.keys(states).flatMap((child) =>
      inState(treeIn(states[child]), [...path, 'states', child], children, answered),
    ),
  ]
}

const transitions = (
  given: unknown,
  path: Path,
  name: string,
  siblings: readonly string[],
  children: readonly string[],
): readonly Mutation[] => {
  if (given === undefined) return []
  const branches = listed(given)
  const whole: Mutation = {
    name: `${name}: removed`,
    path: path.slice(0, -1),
    change: (at) => without(at, path.at(-1)),
  }
  return [
    whole,
    ...branches.flatMap((branch, i) => {
      const at = Array.isArray(given) ? [...path, i] : path
      const called = branches.length > 1 ? `${name} #${i + 1}` : name
      return [
        ...(branches.length > 1
          ? [
              {
                name: `${called}: removed`,
                path,
                change: (all: unknown) => (all as unknown[]).filter((_, n) => n !== i),
              },
            ]
          : []),
        ...(i + 1 < branches.length
          ? [{ name: `${called}: swapped with the next`, path, change: (all: unknown) => swapped(all as unknown[], i) }]
          : []),
        ...inBranch(branch, at, called, siblings, children),
      ]
    }),
  ]
}

const doesOneThing = (given: unknown): boolean => {
  const { target, actions } = treeIn(given)
  return !Array.isArray(given) && target === undefined && listed(actions).length === 1
}

const inBranch = (
  branch: unknown,
  path: Path,
  name: string,
  siblings: readonly string[],
  children: readonly string[],
): readonly Mutation[] => {
  const { target, guard, actions } = (typeof branch === 'string' ? { target: branch } : treeIn(branch)) as {
    target?: unknown
    guard?: unknown
    actions?: unknown
  }
  const other = typeof target === 'string' ? otherTarget(target, siblings, children) : null
  const led = (at: unknown) => (typeof at === 'string' ? other : { ...(at as object), target: other })
  return [
    ...(guard === undefined
      ? []
      : [{ name: `${name}: guard always true`, path, change: (at: unknown) => without(at, 'guard') }]),
    ...(other === null ? [] : [{ name: `${name}: leads to ${other}`, path, change: led }]),
    ...lost(actions, [...path, 'actions'], name),
  ]
}

/** Leaves out each action in turn. */
const lost = (actions: unknown, path: Path, name: string): readonly Mutation[] =>
  actions === undefined
    ? []
    : listed(actions).map((action, i) => ({
        name: `${name}: without ${actionName(action, i)}`,
        path,
        change: (at) => listed(at).filter((_, n) => n !== i),
      }))

const actionName = (action: unknown, i: number): string => {
  const { type, params } = (typeof action === 'string' ? { type: action } : action) as {
    type?: string
    params?: unknown
  }
  const told = typeof params === 'object' && params !== null && 'type' in params ? ` ${String(params.type)}` : ''
  return `${type ?? 'action'}${told} (${i + 1})`
}

/** Another target among the siblings; a state with an eventless transition could lead straight back. */
const otherTarget = (target: string, siblings: readonly string[], children: readonly string[]): string | null => {
  if (target.startsWith('#')) return null
  const [first = '', ...rest] = target.replace(/^\./, '').split('.')
  if (rest.length > 0) return null
  const among = target.startsWith('.') ? children : siblings
  const at = among.findIndex((name) => bare(name) === first)
  if (at < 0) return null
  const others = [...among.slice(at + 1), ...among.slice(0, at)]
  const other = others.find((name) => !name.endsWith(hasty)) ?? others[0]
  return other === undefined ? null : target.replace(first, bare(other))
}

/** Marks the name of a state with an eventless transition. */
const hasty = '?'

const bare = (name: string): string => (name.endsWith(hasty) ? name.slice(0, -1) : name)

const namesIn = (states: Tree): readonly string[] =>
  Object.entries(states).map(([name, state]) => (isHasty(treeIn(state)) ? `${name}${hasty}` : name))

const isHasty = (state: Tree): boolean => {
  const inner = treeIn(treeIn(state['states'])[String(state['initial'])])
  return state['always'] !== undefined || (Object.keys(inner).length > 0 && isHasty(inner))
}

const swapped = (all: readonly unknown[], i: number): readonly unknown[] =>
  all.map((one, n) => (n === i ? all[i + 1] : n === i + 1 ? all[i] : one))

const without = (at: unknown, key: string | number | undefined): unknown =>
  Array.isArray(at)
    ? at.filter((_, n) => n !== key)
    : Object.fromEntries(Object.entries(at as object).filter(([name]) => name !== key))

const listed = (given: unknown): readonly unknown[] =>
  given === undefined ? [] : Array.isArray(given) ? given : [given]

const treeIn = (given: unknown): Tree => (typeof given === 'object' && given !== null ? (given as Tree) : {})
