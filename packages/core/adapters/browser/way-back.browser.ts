/** Something that scrolls: the page, or a list in it with a scroll bar of its own. */
export interface Scroller {
  readonly name: string
  readonly y: () => number
  readonly scrollTo: (y: number) => void
  /** How far below its upper edge each rendered row is, by id, from top to bottom. */
  readonly rows: () => ReadonlyMap<string, number>
}

interface Surroundings {
  readonly history: { readonly state: unknown }
  /** The page and the lists in it that can be scrolled now. */
  readonly scrollers: () => readonly Scroller[]
  readonly on: (type: 'popstate' | 'scroll' | (typeof inputs)[number], listener: () => void) => void
  /** Calls the listener whenever the content or the height of the page changes. */
  readonly onChange: (listener: () => void) => void
}

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Where something was scrolled, and the rows below its upper edge. */
interface Place {
  readonly y: number
  readonly rows: readonly (readonly [id: string, top: number])[]
}

/**
 * Back and Forward return to where the page and its lists were scrolled: to the same row, although others may have come
 * before it. The browser does it at once, when the rows are not there yet, so it is done again whenever the page
 * changes, until the supplier scrolls or types.
 */
export const keepScroll = ({ history, scrollers, on, onChange }: Surroundings): void => {
  const places = new Map<unknown, ReadonlyMap<string, Place>>()
  let returning: { readonly entry: unknown; readonly places: ReadonlyMap<string, Place> } | null = null
  const entry = () => entryOf(history.state)
  const go = () => {
    if (returning?.entry !== entry()) returning = null
    if (returning === null) return
    for (const one of scrollers()) {
      const place = returning.places.get(one.name)
      if (place) one.scrollTo(yOf(place, one))
    }
  }
  on('scroll', () => {
    if (returning?.entry !== entry()) places.set(entry(), new Map(scrollers().map((one) => [one.name, placeOf(one)])))
  })
  on('popstate', () => {
    const found = places.get(entry())
    returning = found ? { entry: entry(), places: found } : null
    go()
  })
  onChange(go)
  for (const type of inputs)
    on(type, () => {
      returning = null
    })
}

/** At its very top a list has no place to keep, and new rows are to be seen. */
const placeOf = ({ y, rows }: Scroller): Place =>
  y() > 0 ? { y: y(), rows: [...rows()].filter(([, top]) => top >= 0) } : { y: 0, rows: [] }

/** The first row that is still there leads; without any, the distance does. */
const yOf = (place: Place, { y, rows }: Scroller): number => {
  const now = rows()
  const row = place.rows.find(([id]) => now.has(id))
  return row ? y() + (now.get(row[0]) ?? 0) - row[1] : place.y
}

/** The mark of an entry in the history; the first one has none. */
const entryOf = (state: unknown): unknown =>
  state !== null && typeof state === 'object' && 'entry' in state ? state.entry : null
