/** The part of React's own record of a rendered element that tells whether it was rendered in the last commit. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly type: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  /** The record of the commit before; `null` for an element that is new. */
  readonly alternate: Fiber | null
}

interface Committed {
  readonly current: Fiber
}

/** The tags of functions, classes, and functions behind `forwardRef` and `memo`. */
const components: ReadonlySet<number> = new Set([0, 1, 11, 14, 15])
const performedWork = 1

let heard: ((root: Committed) => void) | null = null

// React looks for this hook of its developer tools when it is loaded, so this file stands before every import of React.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: Committed) => heard?.(root),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  },
})

const nameOf = (type: unknown): string => {
  const { displayName, name, render, type: inner } = (type ?? {}) as Readonly<Record<string, unknown>>
  if (render !== undefined || inner !== undefined) return nameOf(render ?? inner)
  return String(displayName || name || 'anonymous')
}

const siblingsFrom = function* (first: Fiber | null): Generator<Fiber> {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling) yield fiber
}

/** Names the components that the commit rendered; the developer tools of React look for them in the same way. */
const renderedIn = function* (fiber: Fiber): Generator<string> {
  const { alternate, tag, flags, child } = fiber
  const isNew = alternate === null
  if (components.has(tag) && (isNew || (flags & performedWork) !== 0)) yield nameOf(fiber.type)
  if (!isNew && child === alternate.child) return
  for (const one of siblingsFrom(child)) yield* renderedIn(one)
}

/** Counts the renders of each component, by name, from now on; the result ends it. */
export const countRenders = (): (() => ReadonlyMap<string, number>) => {
  const counts = new Map<string, number>()
  heard = ({ current }) => {
    for (const name of renderedIn(current)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return () => {
    heard = null
    return counts
  }
}
