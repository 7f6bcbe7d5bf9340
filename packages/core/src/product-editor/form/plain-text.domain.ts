import { cleanText } from '../../kit/fields/clean-text.domain.ts'
import { trimmed } from '../../kit/fields/fields.domain.ts'

/** Whether a text has markup, as copied from a word processor or a web page. */
const markup = /<\/?[a-z!?][^<>]{0,2000}>|&(?:[a-z]{2,8}|#\d{1,6});/i

/** What ends a line in markup. */
const breaks = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6]|ul|ol|table)>/gi
const hidden = /<(style|script|head|title|xml)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  rsquo: '’',
  bull: '•',
}

const decoded = (text: string): string =>
  text.replace(/&(?:([a-z]{2,8})|#(\d{1,6}));/gi, (whole, name: string | undefined, code: string | undefined) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    return Number(code) > 31 && Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : ' '
  })

/** The text without markup, with its paragraphs and list items as lines. A text without markup keeps its lines. */
export const plainText = (written: string): string => {
  const text = markup.test(written)
    ? decoded(
        written
          .replace(hidden, '')
          .replace(/\s*\n\s*/g, ' ')
          .replace(/<li\b[^>]*>/gi, '• ')
          .replace(breaks, '\n')
          .replace(/<\/?[a-z!?][^<>]*>/gi, ''),
      )
    : written
  return trimmed(
    cleanText(text)
      .replace(/ +/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
  )
}

/** Whether a title is written in capitals only. A short one may be an abbreviation. */
export const isShouted = (title: string): boolean => {
  const letters = title.replace(/[^\p{L}]/gu, '')
  return letters.length > 5 && letters === letters.toLocaleUpperCase('uk')
}
