/**
 * What became of the transitions of a machine since its picture was committed, one sentence each.
 * The picture is the list: a transition that is taken out of a machine is missed by its name.
 */
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

const arrowsIn = (picture: string): readonly string[] =>
  picture
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('-->'))

/** Two branches may read the same, so each one is taken off once. */
const without = (all: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others]
  return all.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
