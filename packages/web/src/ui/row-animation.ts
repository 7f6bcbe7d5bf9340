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

/** Animates the children of an element; returns a function that ends it. */
export const animated = (rows: HTMLElement): (() => void) => {
  const { destroy } = autoAnimate(rows, motion)
  return () => destroy?.()
}
