import { expect, it } from 'vitest'
import { breakpoints, colors, edgePairs, steps, textPairs } from './tokens.ts'

const colorOf = (name: string, theme: 'base' | '_dark'): string => {
  const found = name.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], colors)
  return (found as { value: Record<string, string> }).value[theme] ?? ''
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const below = (pairs: typeof textPairs, least: number): string[] =>
  pairs.flatMap(([over, ground]) =>
    (['base', '_dark'] as const)
      .map((theme) => ({ theme, ratio: contrast(colorOf(over, theme), colorOf(ground, theme)) }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ theme, ratio }) => `${over} on ${ground} (${theme}): ${ratio.toFixed(2)}`),
  )

it('text has enough contrast on every background in both themes', () => {
  expect(textPairs.length).toBeGreaterThan(50)
  expect(below(textPairs, 4.5)).toEqual([])
})

it('borders of controls and the focus ring have enough contrast in both themes', () => {
  expect(edgePairs.length).toBeGreaterThan(8)
  expect(below(edgePairs, 3)).toEqual([])
})

it('the contrast is computed correctly', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('the layout changes at five widths', () => {
  expect(Object.values(breakpoints)).toEqual(['640px', '768px', '1024px', '1280px', '1536px'])
})

const styles = import.meta.glob<string>('../**/*.styles.ts', { query: '?raw', import: 'default', eager: true })
const lengths =
  /\b(?:(?:min|max)?(?:width|height)|\w*gap|(?:padding|margin)\w*|top|bottom|inset\w*): (?:'([\d.]+)'|\{([^}]*)\})/gi

// A number that is no step is written as it stands, and a browser takes it for pixels.
it('every bare length of a style is a step of the grid', () => {
  const bare = Object.entries(styles).flatMap(([file, text]) =>
    [...text.matchAll(lengths)].flatMap(([place, one, several = '']) =>
      [one, ...[...several.matchAll(/'([\d.]+)'/g)].map(([, each]) => each)]
        .filter((length) => length !== undefined)
        .map((length) => ({ length: Number(length), at: `${file}: ${place}` })),
    ),
  )
  expect(bare.length).toBeGreaterThan(500)
  expect(bare.filter(({ length }) => !steps.includes(length)).map(({ at }) => at)).toEqual([])
})
