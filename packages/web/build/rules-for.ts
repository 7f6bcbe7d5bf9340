import { type AtRule, type Declaration, type Node, parse, type Root, type Rule } from 'postcss'
import { plain } from './plain.ts'

/**
 * The rules of a style sheet that touch markup without words that nobody touches yet, in their layers, with the
 * animations that they name. Of the variables those are left, under short names, that are not the same everywhere:
 * what fits into one packet is there a round of all requests earlier.
 */
export const rulesFor = (css: string, markup: string): string => {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => plain(names).split(' ')))
  const attributes = new Set(['lang', ...[...markup.matchAll(/\s([a-z][\w-]*)="/g)].map(([, name = '']) => name)])
  const tags = new Set(['html', 'body', ...[...markup.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag)])
  const touches = (selector: string) =>
    selector !== ':host' &&
    !/::|:(?:hover|focus|disabled|has\(|-moz-)/.test(selector) &&
    classesIn(selector).every((name) => classes.has(name)) &&
    tagsIn(selector).every((name) => tags.has(name)) &&
    attributesIn(selector).every((name) => attributes.has(name) || saidByBoot.test(name))
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
  if (animations.length === 0) sheet.walkDecls(/^animation-/, (setting) => void setting.remove())
  sheet.walkAtRules('keyframes', (frames) => void (animations.includes(frames.params) || frames.remove()))
  while (inlined(sheet));
  sheet.walkDecls((declaration) => void (String(declaration) === String(declaration.prev()) && declaration.remove()))
  while (dropUnused(sheet));
  // An empty layer stays: where it stands, it says which layer comes before which.
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0 && !('name' in node && node.name === 'layer')) node.remove()
  })
  shortened(sheet, css)
  return sheet.toString()
}

/** What `boot.js` writes on the root element before the first paint. */
const saidByBoot = /^data-(?:theme|density|sidebar|frame)$/

const variables = /--(?:\\.|[\w-])+/g

/** What shows only in words, or when a hand touches the page. */
const unseen =
  /^(?:--font-fallback|color(?!-)|font-size|font-weight|line-height|letter-spacing|white-space|text-align|vertical-align|scroll-behavior|tab-size|overflow-wrap|cursor|touch-action|transition|overscroll-behavior|outline|(?:-\w+-)?(?:user-select|text-size-adjust|font-smoothing|osx-font-smoothing|tap-highlight-color)$)/

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

const attributesIn = (selector: string): readonly string[] =>
  [...selector.replace(/\\./g, '').matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)

/** Elements that stand at the beginning of a compound; what stands in brackets is not asked. */
const tagsIn = (selector: string): readonly string[] =>
  selector
    .replace(/\\./g, '')
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
    .match(/(?<=^|[\s>+~])[a-z]\w*/g) ?? []

/** Whether a variable that nothing names was found; those that it names itself may be next. */
const dropUnused = (sheet: Root): boolean => {
  const used = new Set(valuesOf(sheet, /./).flatMap((value) => value.match(variables) ?? []))
  let dropped = false
  sheet.walkDecls(/^--/, (variable) => {
    if (used.has(variable.prop)) return
    variable.remove()
    dropped = true
  })
  return dropped
}

/** Whether a variable that has one value everywhere was found where it is named. */
const inlined = (sheet: Root): boolean => {
  const values = new Map<string, Set<string>>()
  sheet.walkDecls(/^--/, (variable) => {
    const { prop, value } = variable
    values.set(prop, (values.get(prop) ?? new Set()).add(value).add(isEverywhere(variable) ? value : `here ${value}`))
  })
  let found = false
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--(?:\\.|[\w-])+)\)/g, (whole, name: string) => {
      const [value, other] = values.get(name) ?? []
      if (value === undefined || other !== undefined) return whole
      found = true
      return value
    })
  })
  return found
}

/** Said of the root, on every screen and in every theme. */
const isEverywhere = ({ parent: rule }: Declaration): boolean =>
  rule?.type === 'rule' &&
  /^(?::root|:where\(:root, ?:host\))$/.test((rule as Rule).selector) &&
  isUnconditional(rule.parent)

const isUnconditional = (around: Node['parent']): boolean =>
  around?.type !== 'atrule' || ((around as AtRule).name === 'layer' && isUnconditional(around.parent))

/** Names of one letter that the whole sheet does not know. */
const shortened = (sheet: Root, css: string): void => {
  const free = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `--${letter}`).filter((name) => !isNamed(css, name))
  const names = new Map<string, string>()
  sheet.walkDecls(/^--/, ({ prop }) => void (names.has(prop) || names.set(prop, free[names.size] ?? prop)))
  const nameOf = (name: string): string => names.get(name) ?? name
  sheet.walkDecls((declaration) => {
    declaration.prop = nameOf(declaration.prop)
    declaration.value = declaration.value.replace(variables, nameOf)
  })
}

const isNamed = (css: string, name: string): boolean => new RegExp(`${name}(?![\\w-])`).test(css)

const valuesOf = (sheet: Root, names: RegExp): readonly string[] => {
  const values: string[] = []
  sheet.walkDecls(names, ({ value }) => void values.push(value))
  return values
}
