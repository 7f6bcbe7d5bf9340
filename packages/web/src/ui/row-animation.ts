import autoAnimate, { type AutoAnimationPlugin } from '@formkit/auto-animate'

const slide: KeyframeEffectOptions = { duration: 250, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' }

/**
 * Added rows fade in and remaining rows slide to their new positions. Removed rows disappear at once, because a row
 * loses its layout outside its table.
 */
const motion: AutoAnimationPlugin = (row, action, now, before) => {
  if (action === 'add') return new KeyframeEffect(row, { opacity: [0, 1] }, { duration: 150, easing: 'ease-out' })
  if (action === 'remain' && now && before) {
    return new KeyframeEffect(row, { transform: [`translateY(${before.top - now.top}px)`, 'none'] }, slide)
  }
  return [new KeyframeEffect(row, null, 0), { styleReset: false }]
}

/** In milliseconds: the library starts a timer for each row at a random moment of its first two seconds. */
const longestStart = 2100
/** In milliseconds: what such a timer asks for in an idle moment watches the row half a second later. */
const longestLook = 600

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else requestAnimationFrame(act)
}

/**
 * Animates the children of an element; returns a function that ends it. `destroy` ends only the timers that run and the
 * observers that watch, and only those of rows that the element still has. The rows that it had at the beginning are
 * therefore given back to it once all their timers have started, and everything ends with it; else each left list would
 * stay in memory.
 */
export const animated = (rows: HTMLElement): (() => void) => {
  const first = [...rows.children]
  const { destroy = () => {} } = autoAnimate(rows, motion)
  return () => {
    destroy()
    setTimeout(() => {
      // The element is shown again, and its rows are its own.
      if (rows.isConnected) return
      rows.append(...first)
      destroy()
      whenIdle(() => setTimeout(destroy, longestLook))
    }, longestStart)
  }
}
