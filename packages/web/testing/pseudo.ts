import { formattersOf } from '../src/i18n/formatters.ts'
import type { LoadedLanguage } from '../src/i18n/language.ts'
import { loadedLanguageOf } from '../src/i18n/language.ts'
import uk from '../src/i18n/uk/index.ts'
import { panel } from '../src/i18n/uk/panel.ts'
import session from '../src/i18n/uk/session/index.ts'

type Node = string | { readonly [key: string]: Node }

/** Makes every word about a third longer, except for parameters and plural forms. */
const longer = (text: string): string =>
  text
    .split(/(\{\{[^}]*\}\}|\{[^}]*\})/)
    .map((piece) => (piece.startsWith('{') ? piece : piece.replace(/\p{L}{3,}/gu, lengthened)))
    .join('')

const lengthened = (word: string): string => word + word.slice(1, 1 + Math.ceil(word.length / 3)).toLowerCase()

const mapped = (node: Node): Node =>
  typeof node === 'string'
    ? longer(node)
    : Object.fromEntries(Object.entries(node).map(([key, child]) => [key, mapped(child)]))

/** A pseudo language with longer words: a layout that has room for it has room for every translation. */
export const pseudoSpeech = (): LoadedLanguage =>
  loadedLanguageOf('uk', mapped({ ...uk, ...panel, session } as unknown as Node) as never, formattersOf('uk'))
