import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { textOf } from './read-csv.ts'
import { fileError, type Read, type ReadOptions, type TableRow } from './table.ts'

const lists = ['offer', 'category', 'param', 'picture', 'currency']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => lists.includes(name),
})

// biome-ignore lint/suspicious/noExplicitAny: parsed XML has any shape
type Xml = any

const textIn = (node: Xml): string =>
  node === undefined || node === null ? '' : String(typeof node === 'object' ? (node['#text'] ?? '') : node).trim()

const declared = (bytes: Uint8Array): string | undefined =>
  /<\?xml[^>]*encoding=["']([\w-]+)/i.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1]?.toLowerCase()

/** The names of the columns of an offer, each with where its value stands. */
const columns: Readonly<Record<string, (offer: Xml) => string>> = {
  Артикул: (offer) => textIn(offer.vendorCode) || textIn(offer.article) || String(offer['@id'] ?? ''),
  Назва: (offer) => textIn(offer.name_ua) || textIn(offer.name) || textIn(offer.model),
  Категорія: () => '',
  Ціна: (offer) => textIn(offer.price),
  'Стара ціна': (offer) => textIn(offer.oldprice) || textIn(offer.old_price) || textIn(offer.price_old),
  Валюта: (offer) => textIn(offer.currencyId),
  Залишок: (offer) => textIn(offer.quantity_in_stock) || textIn(offer.stock_quantity) || textIn(offer.quantity),
  Наявність: (offer) => String(offer['@available'] ?? ''),
  Опис: (offer) => textIn(offer.description_ua) || textIn(offer.description),
  Бренд: (offer) => textIn(offer.vendor),
  Штрихкод: (offer) => textIn(offer.barcode),
  Фото: (offer) => (offer.picture ?? []).map(textIn).join(', '),
  Група: (offer) => String(offer['@group_id'] ?? ''),
}

export const readYml = (bytes: Uint8Array, options: ReadOptions): Read => {
  const found = textOf(bytes, options.encoding || declared(bytes))
  if (found === null) return { error: fileError('encoding_doubtful') }
  const valid = XMLValidator.validate(found.text, { allowBooleanAttributes: true })
  if (valid !== true) return { error: fileError('xml_broken', valid.err.line, String(valid.err.col)) }
  const shop: Xml = parser.parse(found.text).yml_catalog?.shop
  const offers: readonly Xml[] = shop?.offers?.offer ?? []
  if (shop === undefined) return { error: fileError('wrong_signature') }
  if (offers.length === 0) return { error: fileError('empty_file') }
  const titles = new Map<string, string>(
    (shop.categories?.category ?? []).map((one: Xml) => [String(one['@id']), textIn(one)]),
  )
  const params = [...new Set(offers.flatMap((offer) => (offer.param ?? []).map((one: Xml) => String(one['@name']))))]
  const cellIn = (offer: Xml, column: string): string =>
    column === 'Категорія'
      ? (titles.get(textIn(offer.categoryId)) ?? textIn(offer.categoryId))
      : (columns[column]?.(offer) ?? textIn((offer.param ?? []).find((one: Xml) => one['@name'] === column)))
  const all = [...Object.keys(columns), ...params.filter((name) => columns[name] === undefined)]
  const used = all.filter((column) => offers.some((offer) => cellIn(offer, column) !== ''))
  const rates = Object.fromEntries(
    (shop.currencies?.currency ?? [])
      .map((one: Xml) => [String(one['@id']), Number(String(one['@rate']).replace(',', '.'))])
      .filter(([, rate]: readonly [string, number]) => Number.isFinite(rate)),
  )
  const rows: readonly TableRow[] = offers.map((offer, index) => ({
    line: index + 2,
    cells: used.map((column) => cellIn(offer, column)),
  }))
  return {
    facts: { format: 'yml', encoding: found.encoding, delimiter: null, sheet: null, sheets: [] },
    table: { columns: used, rows, rates },
  }
}
