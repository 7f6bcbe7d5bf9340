import type { Selection } from './body.domain.ts'

/** The marks of a whole line. */
export type LineMark = 'heading' | 'bullets' | 'numbers'

interface Line {
  readonly mark: LineMark | null
  /** The line without its mark. */
  readonly text: string
  readonly number: number
}

const sign = /^ {0,3}(?:(#{1,6})|([-*+])|(\d{1,9})[.)])(?:[ \t]+|$)/

const lineOf = (line: string): Line => {
  const found = sign.exec(line)
  if (found === null) return { mark: null, text: line, number: 0 }
  const mark = found[1] ? 'heading' : found[2] ? 'bullets' : 'numbers'
  return { mark, text: line.slice(found[0].length), number: Number(found[3] ?? 0) }
}

const isBlank = (line: string): boolean => line.trim() === ''

const written = (mark: LineMark, { text }: Line, number: number): string =>
  `${mark === 'heading' ? '##' : mark === 'bullets' ? '-' : `${number}.`} ${text}`

/** The start of the line that contains the index. */
const startOf = (body: string, at: number): number => (at === 0 ? 0 : body.lastIndexOf('\n', at - 1) + 1)

/** Whether two lines need a blank line between them, because Markdown would otherwise join them. */
const needRoom = (above: string, below: string): boolean => {
  const [upper, lower] = [lineOf(above), lineOf(below)]
  if (isBlank(above) || isBlank(below)) return false
  return upper.mark === null ? lower.mark === 'numbers' : upper.mark !== 'heading' && lower.mark === null
}

/** Marks the selected lines, or removes the mark when all of them have it. */
export const withLineMark = (
  body: string,
  { from, to }: Selection,
  mark: LineMark,
): { readonly body: string; readonly selection: Selection } => {
  const start = startOf(body, from)
  // A selection that ends with a line break does not include the next line.
  const last = to > from && body[to - 1] === '\n' ? to - 1 : to
  const end = body.indexOf('\n', last) < 0 ? body.length : body.indexOf('\n', last)
  const lines = body.slice(start, end).split('\n')
  const isOne = lines.length === 1
  const isMeant = (line: string): boolean => isOne || !isBlank(line)
  const isOff = lines.every((line) => !isMeant(line) || lineOf(line).mark === mark)
  const above = start === 0 ? '' : body.slice(startOf(body, start - 1), start - 1)
  let number = lineOf(above).number
  const changed = lines.map((line) => {
    if (!isMeant(line)) return line
    number += 1
    return isOff ? lineOf(line).text : written(mark, lineOf(line), number)
  })
  const below = body.slice(end + 1).split('\n', 1)[0] ?? ''
  const before = body.slice(0, start) + (needRoom(above, changed[0] ?? '') ? '\n' : '')
  const after = (needRoom(changed.at(-1) ?? '', below) ? '\n' : '') + body.slice(end)
  const text = changed.join('\n')
  const shift = before.length + text.length - end
  const within = (at: number): number => Math.max(before.length, at + shift)
  const selection = isOne
    ? { from: within(from), to: within(last) }
    : { from: before.length, to: before.length + text.length }
  return { body: before + text + after, selection }
}
