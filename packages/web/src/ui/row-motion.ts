import { calm } from './calm.ts'

/**
 * A ref for the parent of the rows, which animates them unless the user prefers reduced motion. The code of the
 * animation is loaded after the page, because it moves only rows that change later.
 */
export const moveRows = (rows: HTMLElement | null) => {
  if (rows === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let isShown = true
  let stop = () => {}
  const start = async () => {
    await calm()
    const { animated } = await import('./row-animation.ts')
    if (isShown) stop = animated(rows)
  }
  // Without the animation, the rows change at once.
  start().catch(() => {})
  return () => {
    isShown = false
    stop()
  }
}
