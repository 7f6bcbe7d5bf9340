import { plain } from './plain.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** a, b, … z, a0, a1, … zz, a00, … */
const nameAt = (place: number): string => {
  const first = letters[place % letters.length] ?? ''
  const rest = Math.floor(place / letters.length)
  return rest === 0 ? first : first + (rest - 1).toString(36)
}

/**
 * One to three letters for each class name in these texts, the shortest for those that come up most.
 * Panda's names say what they do, and would be a fifth of the first page.
 */
export const shortNames = (texts: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of texts.flatMap((text) => text.split(' '))) counts.set(name, (counts.get(name) ?? 0) + 1)
  counts.delete('')
  const names = [...counts]
    .sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1))
    .map(([name]) => name)
  const shorts = new Map(names.map((name, place) => [name, nameAt(place)]))
  const short = (name: string): string => shorts.get(name) ?? name
  const inText = (text: string): string => text.split(' ').map(short).join(' ')
  return {
    /** Class names with a blank between them. */
    inText,
    /** The selectors of a style sheet. */
    inSheet: (css: string): string =>
      css.replace(/\.((?:\\.|[\w-])+)/g, (whole, name: string) => {
        const found = shorts.get(name.replace(/\\(.)/g, '$1'))
        return found === undefined ? whole : `.${found}`
      }),
    /** The `class` attributes of a page. */
    inMarkup: (html: string): string =>
      html.replace(/(?<=\s)class="([^"]*)"/g, (_, text: string) => `class="${inText(plain(text))}"`),
  }
}
