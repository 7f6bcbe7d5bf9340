import { topUpLimits } from '../src/resource/formats.domain.ts'
import type { Random } from './likeness.ts'

/**
 * Likenesses of sums. Rules decide by which of two is more, so that a sum keeps its sign, how many digits it has,
 * whether it is whole hryvnias, and its place among the other sums as long as there is room.
 */
export const createSums = (random: Random): ((sum: number) => number) => {
  // What anybody may know who has read the rules.
  const known = new Map<number, number>([[topUpLimits.max, topUpLimits.max]])

  const drawn = (amount: number): number => {
    const digits = String(amount)
    const step = 10 ** Math.min(2, digits.length - digits.replace(/0+$/, '').length)
    let [low, high] = [10 ** (digits.length - 1) - 1, 10 ** digits.length]
    for (const [one, likeness] of known) {
      if (one < amount && likeness < high) low = Math.max(low, likeness)
      if (one > amount && likeness > low) high = Math.min(high, likeness)
    }
    const between = (least: number, most: number): number =>
      (least + ((random() * 2 ** 20 + (random() % 2 ** 20)) % (most - least + 1))) * step
    const [least, most] = [Math.ceil((low + 1) / step), Math.floor((high - 1) / step)]
    return least <= most
      ? between(least, most)
      : between(10 ** (digits.length - 1) / step, 10 ** digits.length / step - 1)
  }

  const likeness = (amount: number): number => {
    const found = known.get(amount) ?? drawn(amount)
    known.set(amount, found)
    return found
  }
  return (sum) => Math.sign(sum) * likeness(Math.abs(sum))
}
