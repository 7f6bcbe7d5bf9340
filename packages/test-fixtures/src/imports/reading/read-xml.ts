import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { numbered } from './column-names.ts'
import { decoded, linesOf } from './encoding.ts'
import { mostColumns, mostRows, type Read, type ReadOptions, Unreadable } from './table.ts'
import { categoriesIn, lists, offersIn, ratesIn, valuesOf, type Xml } from './xml-offers.ts'

// The markup of a description stays as it is written, because a parser that takes it for elements loses their order.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  removeNSPrefix: true,
  htmlEntities: true,
  captureMetaData: true,
  stopNodes: ['description', 'description_ua', 'description_ru'].map((name) => `*.${name}`),
  isArray: (name) => lists.includes(name),
})
const metadata = XMLParser.getMetaDataSymbol() as unknown as symbol

const declaredIn = (bytes: Uint8Array): string | undefined =>
  /<\?xml[^>]*encoding=["']([\w-]+)/i.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1]?.toLowerCase()

const parsed = (text: string): Xml => {
  const valid = XMLValidator.validate(text, { allowBooleanAttributes: true })
  if (valid !== true) throw new Unreadable('xml_broken', valid.err.line, String(valid.err.col))
  try {
    return parser.parse(text)
  } catch (error) {
    throw new Unreadable(/nested/i.test(String(error)) ? 'too_deep' : 'xml_broken')
  }
}

const titlesOf = (path: string): string =>
  path
    .split(/\s*[>|]\s*/)
    .filter(Boolean)
    .join(' › ')

/** Reads the price lists of marketplaces: every element of a product is offered as a column. */
export const readXml = (bytes: Uint8Array, options: ReadOptions): Read => {
  const { text, encoding } = decoded(bytes, options.encoding, declaredIn(bytes))
  const root = parsed(text)
  const found = offersIn(root)
  if (found === null) throw new Unreadable(root.yml_catalog === undefined ? 'wrong_signature' : 'empty_file')
  if (found.offers.length > mostRows) throw new Unreadable('too_many_rows')
  const paths = categoriesIn(found.above)
  const lineAt = linesOf(text)
  const rows = found.offers.map((offer) => ({
    line: lineAt(offer[metadata]?.startIndex ?? 0),
    values: valuesOf(offer, (id) => paths.get(id) ?? titlesOf(id)),
  }))
  const columns = [...new Set(rows.flatMap(({ values }) => [...values.keys()]))]
  if (columns.length > mostColumns) throw new Unreadable('too_many_columns')
  return {
    facts: { format: 'yml', encoding, delimiter: null, sheet: null, sheets: [], header: null, heads: [] },
    table: {
      columns: numbered(columns),
      rows: rows.map(({ line, values }) => ({ line, cells: columns.map((name) => values.get(name) ?? '') })),
      rates: ratesIn(found.above),
    },
  }
}
