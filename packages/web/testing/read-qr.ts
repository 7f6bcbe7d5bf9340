/**
 * Reads the text of a drawn QR code as a camera does, without its correction of errors: codes up to version 5 at the
 * lowest level, which hold 106 bytes in one block.
 */
export const readQr = (path: string): string => {
  const corners = [...path.matchAll(/M(\d+),(\d+)h(\d+)/g)].map(([, x, y, width]) => [x, y, width].map(Number))
  const pixel = corners[0]?.[2] ?? 1
  const columns = corners.map(([x = 0]) => x / pixel)
  const rows = corners.map(([, y = 0]) => y / pixel)
  const left = Math.min(...columns)
  const top = Math.min(...rows)
  const size = Math.max(...columns) - left + 1
  const dark = new Set(columns.map((x, at) => `${x - left} ${Number(rows[at]) - top}`))
  const isDark = (x: number, y: number): boolean => dark.has(`${x} ${y}`)

  const isFrame = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && (y < 9 || y >= size - 8)) ||
    (x >= size - 8 && y < 9) ||
    (size > 21 && Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2)
  const mask = maskOf(isDark)

  const bits: number[] = []
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const y = isUpward ? size - 1 - step : step
        if (!isFrame(x, y)) bits.push(Number(isDark(x, y)) ^ Number(mask(x, y)))
      }
    }
  }
  const numberAt = (from: number, length: number): number =>
    Number.parseInt(bits.slice(from, from + length).join(''), 2)
  if (numberAt(0, 4) !== 4) throw new Error('the code does not hold bytes')
  const bytes = Array.from({ length: numberAt(4, 8) }, (_, at) => numberAt(12 + at * 8, 8))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** The mask that the code names beside its first corner. */
const maskOf = (isDark: (x: number, y: number) => boolean): ((x: number, y: number) => boolean) => {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const),
  ]
  const written = places.reduce((sum, [x, y], bit) => sum | (Number(isDark(x, y)) << bit), 0)
  const format = (written ^ 0x5412) >> 10
  if (format >> 3 !== 1) throw new Error('the code is not of the lowest level')
  const mask = masks[format & 7]
  return (x, y) => mask?.(x, y) === 0
}
