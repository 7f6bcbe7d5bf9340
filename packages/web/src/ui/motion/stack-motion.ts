import autoAnimate, { type AutoAnimationPlugin } from '@formkit/auto-animate'
import { fade, isStill, slide } from './row-motion.ts'

/** What stays slides to its new place, and what is added fades in. What is removed goes at once, as it is over. */
const motion: AutoAnimationPlugin = (element, action, now, before) => {
  if (action === 'add') return new KeyframeEffect(element, { opacity: [0, 1] }, fade)
  if (action === 'remain' && now && before)
    return new KeyframeEffect(element, { transform: [`translateY(${before.top - now.top}px)`, 'none'] }, slide)
  return [new KeyframeEffect(element, null, 0), { styleReset: false }]
}

/**
 * A ref for a short stack that is there as long as the panel: the library keeps timers for its children, and measures
 * all of them at each change, which rows of a list cannot afford. It holds still for who prefers reduced motion.
 */
export const moveStack = (stack: HTMLElement | null): (() => void) | undefined => {
  if (stack === null || isStill()) return undefined
  const { destroy = () => {} } = autoAnimate(stack, motion)
  return destroy
}
