/**
 * Cryptographically secure 32-bit numbers. They are drawn 512 at a time, because masking a long text needs one for each
 * character.
 */
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
