import { parse, type Root } from 'postcss'

/**
 * The rules of a style sheet that touch markup without words that nobody touches yet, in their layers,
 * with the variables and the animations that they name.
 */
export const rulesFor = (css: string, markup: string): string => {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => plain(names).split(' ')))
  const tags = new Set(['html', 'body', ...[...markup.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag)])
  const touches = (selector: string) =>
    !/::|:(?:hover|focus|disabled|has\(|-moz-)/.test(selector) &&
    classesIn(selector).every((name) => classes.has(name)) &&
    tagsIn(selector).every((name) => tags.has(name))
  const sheet = parse(css)
  // What has to be fetched comes with the words.
  sheet.walkAtRules('font-face', (font) => void (font.toString().includes('url(') && font.remove()))
  sheet.walkRules((rule) => {
    // Steps of an animation look like elements.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const wanted = rule.selectors.filter(touches)
    if (wanted.length === 0) rule.remove()
    else rule.selectors = wanted
  })
  sheet.walkDecls(unseen, (declaration) => void declaration.remove())
  const animations = valuesOf(sheet, /^animation(?:-name)?$/).flatMap((value) => value.split(/[\s,]+/))
  sheet.walkAtRules('keyframes', (frames) => void (animations.includes(frames.params) || frames.remove()))
  while (dropUnused(sheet));
  // An empty layer stays: where it stands, it says which layer comes before which.
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0 && !('name' in node && node.name === 'layer')) node.remove()
  })
  return sheet.toString()
}

/** What shows only in many words, or when a hand touches the page. */
const unseen =
  /^(?:--font-fallback|tab-size|overflow-wrap|cursor|touch-action|transition|overscroll-behavior|outline|(?:-\w+-)?(?:user-select|text-size-adjust|font-smoothing|osx-font-smoothing|tap-highlight-color)$)/

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

/** Elements that stand at the beginning of a compound; what stands in brackets is not asked. */
const tagsIn = (selector: string): readonly string[] =>
  selector
    .replace(/\\./g, '')
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
    .match(/(?<=^|[\s>+~])[a-z]\w*/g) ?? []

const plain = (names: string): string =>
  names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

/** Whether a variable that nothing names was found; those that it names itself may be next. */
const dropUnused = (sheet: Root): boolean => {
  const used = new Set(valuesOf(sheet, /./).flatMap((value) => value.match(/--(?:\\.|[\w-])+/g) ?? []))
  let dropped = false
  sheet.walkDecls(/^--/, (variable) => {
    if (used.has(variable.prop)) return
    variable.remove()
    dropped = true
  })
  return dropped
}

const valuesOf = (sheet: Root, names: RegExp): readonly string[] => {
  const values: string[] = []
  sheet.walkDecls(names, ({ value }) => void values.push(value))
  return values
}
