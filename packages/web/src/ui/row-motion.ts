import autoAnimate, { type AutoAnimationPlugin } from '@formkit/auto-animate'

const slide: KeyframeEffectOptions = { duration: 250, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' }

/** Rows that come fade in, those that stay slide to their places. What goes is gone at once: no row holds together outside its table. */
const motion: AutoAnimationPlugin = (row, action, now, before) => {
  if (action === 'add') return new KeyframeEffect(row, { opacity: [0, 1] }, { duration: 150, easing: 'ease-out' })
  if (action === 'remain' && now && before) {
    return new KeyframeEffect(row, { transform: [`translateY(${before.top - now.top}px)`, 'none'] }, slide)
  }
  return [new KeyframeEffect(row, null, 0), { styleReset: false }]
}

/** A ref for what holds the rows. Who wants a calm page gets one. */
export const moveRows = (rows: HTMLElement | null) => {
  if (rows === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { destroy } = autoAnimate(rows, motion)
  return () => destroy?.()
}
