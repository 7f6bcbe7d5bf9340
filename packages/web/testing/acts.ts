import { countRenders } from './commits.ts'

/** How much an act renders and changes, until the page is still again. */
export interface Cost {
  /** Rendered components, each as often as it was rendered. */
  readonly renders: number
  /** Rendered rows of the list. */
  readonly rows: number
  /** Elements that were added or removed. */
  readonly elements: number
  readonly attributes: number
}

const sizeOf = (nodes: NodeList): number =>
  [...nodes].reduce((sum, node) => sum + (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0), 0)

/** Changes of the page come in turns of the event loop; after so many without one nothing more is on its way. */
const quietTurns = 8

/** Waits until nothing is busy and the page does not change any more. */
export const untilStill = async (isBusy: () => boolean): Promise<void> => {
  let quiet = 0
  const watcher = new MutationObserver(() => {
    quiet = 0
  })
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  while (quiet < quietTurns) {
    quiet += 1
    await new Promise((resolve) => setTimeout(resolve, 25))
    if (isBusy()) quiet = 0
  }
  watcher.disconnect()
}

const watchChanges = (): (() => Pick<Cost, 'elements' | 'attributes'>) => {
  let [elements, attributes] = [0, 0]
  const take = (records: readonly MutationRecord[]) => {
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === 'attributes') attributes += 1
      else elements += sizeOf(addedNodes) + sizeOf(removedNodes)
    }
  }
  const watcher = new MutationObserver(take)
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  return () => {
    take(watcher.takeRecords())
    watcher.disconnect()
    return { elements, attributes }
  }
}

/** Carries out an act, waits until the page is still, and returns its cost and how often each component was rendered. */
export const costOf = async (perform: () => void, isBusy: () => boolean = () => false) => {
  const changes = watchChanges()
  const rendered = countRenders()
  // `act` would render all that comes in a turn at once, so that the count would depend on the speed of the machine.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  perform()
  await untilStill(isBusy)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const components = rendered()
  const renders = [...components.values()].reduce((sum, count) => sum + count, 0)
  return { cost: { renders, rows: components.get('TableRow') ?? 0, ...changes() } satisfies Cost, components }
}
