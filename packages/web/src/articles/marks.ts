import { isFollowable } from '@supplier/core'
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

/** What is no mark here stays the text it is. */
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

/** The few marks of an article, as a tree: headings, lists, bold, links that may be followed. */
export const readMarks = (body: string): readonly Block[] =>
  blocksOf(new Lexer({ gfm: false, tokenizer: Object.assign(new Tokenizer(), few) }).lex(body))

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

const inlinesOf = (token: Token): readonly Inline[] =>
  'tokens' in token && token.tokens ? token.tokens.flatMap(inlineOf) : [{ kind: 'text', text: token.raw }]

const inlineOf = (token: Token): readonly Inline[] => {
  if (token.type === 'strong') return [{ kind: 'strong', parts: inlinesOf(token) }]
  if (token.type === 'link' && isFollowable(token['href'])) {
    return [{ kind: 'link', href: token['href'], parts: inlinesOf(token) }]
  }
  return [{ kind: 'text', text: token.type === 'escape' ? token['text'] : token.raw }]
}
