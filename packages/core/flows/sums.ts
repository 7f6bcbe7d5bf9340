import { topUpLimits } from '../src/intents/formats.domain.ts'
import type { Random } from './likeness.ts'

/** More than any amount, in kopecks. */
const most = 10 ** 13

/** Public amounts to which others are compared; they are not masked. */
const knownToAll = [topUpLimits.min, topUpLimits.max, most]

/**
 * Masks amounts. Each keeps its sign and whether it is whole hryvnias. Figures also keep their order, because rules
 * compare them, as long as there is room between their masks.
 */
export const createSums = (random: Random) => {
  const known = new Map(knownToAll.map((sum) => [sum, sum]))
  const figures = new Map(known)

  const drawn = (sum: number, isFigure: boolean): number => {
    const step = sum % 100 === 0 ? 100 : sum % 10 === 0 ? 10 : 1
    let [low, high] = [0, most]
    for (const [one, likeness] of figures) {
      const isOwn = isFigure || knownToAll.includes(one)
      if (isOwn && one < sum && likeness < high) low = Math.max(low, likeness)
      if (isOwn && one > sum && likeness > low) high = Math.min(high, likeness)
    }
    const [first, room] = [Math.floor(low / step) + 1, Math.ceil(high / step) - Math.floor(low / step) - 1]
    return (first + ((random() * 2 ** 20 + (random() % 2 ** 20)) % Math.max(1, room))) * step
  }

  const likeOf = (sum: number, isFigure: boolean): number => {
    const own = Math.abs(sum)
    const likeness = known.get(own) ?? drawn(own, isFigure)
    known.set(own, likeness)
    if (isFigure) figures.set(own, likeness)
    return Math.sign(sum) * likeness
  }

  return (sum: number, isFigure: boolean): number =>
    Number.isInteger(sum) ? likeOf(sum, isFigure) : likeOf(Math.ceil(sum * 100), isFigure) / 100
}
