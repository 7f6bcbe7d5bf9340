import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergedItems, mergedOrder } from './merged-order.domain.ts'

test.each([
  ['a move of one side', 'abcd', 'bacd', 'abcd', 'bacd'],
  ['a move of the other side', 'abcd', 'abcd', 'abdc', 'abdc'],
  ['two moves apart', 'abcd', 'bacd', 'abdc', 'badc'],
  ['both ends to the other end', 'abc', 'bca', 'cab', 'cba'],
  ['moves of two neighbours', 'abcd', 'acbd', 'bcda', 'cbda'],
  ['one item moved by both, by one further', 'abcde', 'bcade', 'bcdea', 'bcdea'],
  ['moves that exclude each other', 'abc', 'bac', 'acb', null],
  ['an item added by each side', 'ab', 'axb', 'aby', 'axby'],
  ['an item added at the end of a list that the other side has ordered', 'abc', 'cab', 'abcx', 'cabx'],
  ['an item added at the beginning', 'ab', 'xab', 'ba', 'xba'],
  ['an item taken out by each side', 'abcd', 'acd', 'abc', 'ac'],
  ['an item moved that the other side took out', 'abc', 'bca', 'bc', 'bc'],
  ['the same item added by both', 'ab', 'abx', 'xab', 'xab'],
  ['the same change of both', 'abc', 'acb', 'acb', 'acb'],
  ['nothing', '', '', '', ''],
])('%s', (_, before, mine, theirs, merged) => {
  expect(mergedOrder([...before], [...mine], [...theirs])?.join('') ?? null).toBe(merged)
})

test('an item that both sides have is the one of the server', () => {
  const item = (key: string, title: string) => ({ key, title })
  const [a, b] = [item('a', 'A'), item('b', 'B')]
  expect(mergedItems(({ key }) => key, [a, b], [b, a, item('c', 'C')], [item('a', 'Z'), b])).toEqual([
    b,
    item('a', 'Z'),
    item('c', 'C'),
  ])
})

const isBefore = (order: readonly string[], one: string, other: string) => order.indexOf(one) < order.indexOf(other)
const permutations = (keys: readonly string[]): readonly (readonly string[])[] =>
  keys.length === 0
    ? [[]]
    : keys.flatMap((key) => permutations(keys.filter((one) => one !== key)).map((rest) => [key, ...rest]))

/** A list, and its order after up to three moves of each side. */
const twoOrders = fc.integer({ min: 2, max: 6 }).chain((count) => {
  const before = [...'abcdef'].slice(0, count)
  const place = fc.nat({ max: count - 1 })
  const order = fc.array(fc.tuple(place, place), { maxLength: 3 }).map((moves) =>
    moves.reduce<readonly string[]>((keys, [from, to]) => {
      const others = keys.filter((_, at) => at !== from)
      return [...others.slice(0, to), keys[from] ?? '', ...others.slice(to)]
    }, before),
  )
  return fc.tuple(fc.constant(before), order, order)
})

test('no move of either side is lost, whichever is sent last, and the form asks only if no order holds all of them', () => {
  fc.assert(
    fc.property(twoOrders, ([before, mine, theirs]) => {
      const pairs = before.flatMap((one) => before.map((other) => [one, other] as const))
      const isTurned = (side: readonly string[], one: string, other: string) =>
        isBefore(side, one, other) !== isBefore(before, one, other)
      const holdsAll = (order: readonly string[]) =>
        pairs.every(
          ([one, other]) =>
            isTurned(order, one, other) === (isTurned(mine, one, other) || isTurned(theirs, one, other)),
        )
      const merged = mergedOrder(before, mine, theirs)
      expect(mergedOrder(before, theirs, mine)).toEqual(merged)
      if (merged !== null) expect(holdsAll(merged)).toBe(true)
      else expect(permutations(before).some(holdsAll)).toBe(false)
    }),
  )
})
