/** How far each row of a table stands below the first one, in pixels, by the id of the row. */
export type Places = ReadonlyMap<string, number>

export const slide: KeyframeEffectOptions = { duration: 250, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' }
export const fade: KeyframeEffectOptions = { duration: 150, easing: 'ease-out' }

/** Whether the user prefers that nothing moves. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Whether rows of a list move: some of them stay while another one is added, removed or has changed its place. Rows that
 * all stay, and rows that were exchanged for others, stand where they are.
 */
export const isMoving = (before: readonly string[], now: readonly string[]): boolean => {
  const isSame = before.length === now.length && before.every((id, at) => id === now[at])
  const shown = new Set(before)
  return !isSame && now.some((id) => shown.has(id))
}

/** Reading a place makes the browser lay the page out, so this is asked only when rows move. */
export const placesOf = (rows: Element): Places => {
  const top = rows.getBoundingClientRect().top
  const all = rows.querySelectorAll<HTMLElement>(':scope > [data-row]')
  return new Map([...all].map((row) => [row.dataset['row'] ?? '', row.getBoundingClientRect().top - top]))
}

/**
 * Rows that stayed slide to their new places, and added ones fade in, unless the user prefers reduced motion. Removed
 * rows disappear at once, because a row loses its layout outside its table.
 */
export const slideRows = (rows: Element, before: Places): void => {
  if (isStill()) return
  const now = placesOf(rows)
  for (const row of rows.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
    const id = row.dataset['row'] ?? ''
    const from = before.get(id)
    const by = (from ?? 0) - (now.get(id) ?? 0)
    if (from === undefined) row.animate({ opacity: [0, 1] }, fade)
    else if (by !== 0) row.animate({ transform: [`translateY(${by}px)`, 'none'] }, slide)
  }
}
