import { Parser } from 'htmlparser2'

const blocks: ReadonlySet<string> = new Set([
  ...['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'table', 'section', 'article', 'blockquote', 'hr', 'dd', 'dt'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
])
/** Elements whose text nobody reads. Word writes its settings into the others. */
const hidden: ReadonlySet<string> = new Set([
  'style',
  'script',
  'head',
  'title',
  'xml',
  'o:officedocumentsettings',
  'w:worddocument',
])

const isMarkup = (text: string): boolean => /<\/?[a-z!][^>]*>|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text)

/** The text of markup, with a line for each block. */
const withoutTags = (markup: string): string => {
  let text = ''
  let depth = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (hidden.has(name)) depth += 1
      else if (name === 'li') text += '\n• '
      else if (name === 'td' || name === 'th') text += ' '
      else if (blocks.has(name)) text += '\n'
    },
    onclosetag: (name) => {
      if (hidden.has(name)) depth -= 1
      else if (blocks.has(name) && name !== 'br' && name !== 'li') text += '\n'
    },
    ontext: (part) => {
      if (depth === 0) text += part
    },
  })
  parser.end(markup)
  return text
}

const withoutSections = (text: string): string => text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')

/** A text without markup. Exports write entities twice, so it is read until nothing of it is markup, three times at most. */
const readable = (text: string, times = 3): string =>
  times > 0 && isMarkup(text) ? readable(withoutTags(text), times - 1) : text

const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g

/** A text of several lines as people read it. */
export const plainText = (written: string): string =>
  readable(withoutSections(written))
    .replace(invisible, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A text of one line as people read it. */
export const plainLine = (written: string): string => plainText(written).replace(/\s+/g, ' ')

/** An article code as it is kept: without invisible signs, and without what a spreadsheet puts around a text. */
export const codeIn = (written: string): string =>
  written
    .replace(invisible, '')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=.)/, '')
    .replace(/\s+/g, ' ')
    .trim()
