import { isFollowable } from '@supplier/core/kernel/address'
import { Lexer, type Token, Tokenizer, type Tokens } from 'marked'

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] }

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }

const off = () => undefined

/** Syntax that articles do not support stays plain text. */
const few = {
  autolink: off,
  blockquote: off,
  br: off,
  code: off,
  codespan: off,
  def: off,
  del: off,
  fences: off,
  hr: off,
  html: off,
  lheading: off,
  reflink: off,
  table: off,
  tag: off,
  url: off,
}

/** The deepest level of nesting; deeper marks stay plain text. */
const deepest = 6
/** The most characters that are parsed; no text of this length can be published. */
const longest = 20_000
/** The most backslashes that are parsed, because the lexer copies the whole text for each escape. */
const mostEscapes = 2000

/** Parses the supported marks of an article into a tree: headings, lists, bold, and safe links. */
export const readMarks = (body: string): readonly Block[] => {
  if ([...body].length > longest || body.split('\\').length > mostEscapes) return plain(body)
  try {
    return blocksOf(new Lexer({ gfm: false, tokenizer: shallow() }).lex(body))
  } catch {
    // Too many nested marks make the lexer throw; the text is shown unformatted instead.
    return plain(body)
  }
}

const plain = (body: string): readonly Block[] => [{ kind: 'paragraph', parts: [{ kind: 'text', text: body }] }]

const shallow = (): Tokenizer => {
  const tokenizer = new Tokenizer()
  const { list } = tokenizer
  let depth = 0
  return Object.assign(tokenizer, few, {
    list: (source: string) => {
      if (depth === deepest) return undefined
      depth += 1
      try {
        return list.call(tokenizer, source)
      } finally {
        depth -= 1
      }
    },
  })
}

const blocksOf = (tokens: readonly Token[]): readonly Block[] =>
  tokens.flatMap((token): readonly Block[] => {
    if (token.type === 'space') return []
    if (token.type === 'list') {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', isOrdered: ordered, items: items.map((item) => blocksOf(item.tokens)) }]
    }
    const parts = inlinesOf(token)
    return parts.length === 0 ? [] : [{ kind: token.type === 'heading' ? 'heading' : 'paragraph', parts }]
  })

const inlinesOf = (token: Token, depth = 0): readonly Inline[] =>
  'tokens' in token && token.tokens && depth < deepest
    ? token.tokens.flatMap((inner) => inlineOf(inner, depth + 1))
    : [{ kind: 'text', text: token.raw }]

const inlineOf = (token: Token, depth: number): readonly Inline[] => {
  if (token.type === 'strong') return [{ kind: 'strong', parts: inlinesOf(token, depth) }]
  if (token.type === 'link' && isFollowable(token['href'])) {
    return [{ kind: 'link', href: token['href'], parts: inlinesOf(token, depth) }]
  }
  return [{ kind: 'text', text: token.type === 'escape' ? token['text'] : token.raw }]
}
