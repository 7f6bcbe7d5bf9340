/** Compares the diagram of a machine with the committed one: one sentence for each added or removed transition. */
export const changesSince = (committed: string, drawn: string): readonly string[] => {
  const before = arrowsIn(committed)
  const now = arrowsIn(drawn)
  const changes = [
    ...without(before, now).map((arrow) => `the transition "${arrow}" is gone`),
    ...without(now, before).map((arrow) => `the transition "${arrow}" is new`),
  ]
  const isReordered = changes.length === 0 && before.join() !== now.join()
  return isReordered ? ['its transitions stand in another order'] : changes
}

const arrowsIn = (image: string): readonly string[] =>
  image
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('-->'))

/** Two branches may have the same text, so remove only one at a time. */
const without = (all: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others]
  return all.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
