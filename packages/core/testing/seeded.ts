/** A fixed sequence of 32-bit random numbers. Test data is not secret, so its masks may be predictable. */
export const seeded = (seed = 1): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}
