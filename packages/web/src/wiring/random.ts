/** Random numbers of 32 bits that nobody can foresee, drawn some hundreds at a time: a long text needs one a sign. */
export const secureRandom = (): (() => number) => {
  const drawn = new Uint32Array(512)
  let at = drawn.length
  return () => {
    if (at === drawn.length) {
      crypto.getRandomValues(drawn)
      at = 0
    }
    const number = drawn[at] ?? 0
    drawn[at] = 0
    at += 1
    return number
  }
}
