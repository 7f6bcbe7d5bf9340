const signatures: readonly (readonly [type: string, hex: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
]

/** The image type by its first bytes, or `null`. */
export const imageTypeOf = (base64: string): string | null => {
  const head = Buffer.from(base64.slice(0, 24), 'base64').toString('hex')
  return signatures.find(([, hex]) => hex.test(head))?.[0] ?? null
}
