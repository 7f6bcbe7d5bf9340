interface Surroundings {
  readonly history: { readonly state: unknown }
  readonly page: { readonly scrollY: number; scrollTo(x: number, y: number): void }
  readonly on: (type: 'popstate' | 'scroll' | (typeof inputs)[number], listener: () => void) => void
  /** Calls the listener whenever the height of the page changes. */
  readonly onResize: (listener: () => void) => void
}

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Back and Forward return to where the page was scrolled. The browser does it at once, when the rows are not there yet,
 * so it is done again whenever the page grows, until the supplier scrolls or types.
 */
export const keepScroll = ({ history, page, on, onResize }: Surroundings): void => {
  const places = new Map<unknown, number>()
  let returning: { readonly entry: unknown; readonly y: number } | null = null
  const entry = () => entryOf(history.state)
  const go = () => {
    if (returning !== null && returning.entry === entry()) page.scrollTo(0, returning.y)
    else returning = null
  }
  on('scroll', () => {
    if (returning === null || returning.entry !== entry()) places.set(entry(), page.scrollY)
  })
  on('popstate', () => {
    const y = places.get(entry())
    returning = y === undefined ? null : { entry: entry(), y }
    go()
  })
  onResize(go)
  for (const type of inputs)
    on(type, () => {
      returning = null
    })
}

/** The mark of an entry in the history; the first one has none. */
const entryOf = (state: unknown): unknown =>
  state !== null && typeof state === 'object' && 'entry' in state ? state.entry : null
