// biome-ignore lint/suspicious/noExplicitAny: parsed XML has any shape
export type Xml = any

const isOther = (node: unknown): node is Xml => typeof node === 'object' && node !== null

const languages = ['ua', 'uk']

/** The text of an element; of one that is written in several languages, the Ukrainian. */
export const textIn = (node: Xml): string => {
  if (node === undefined || node === null) return ''
  if (Array.isArray(node)) return textIn(node.find((one) => languages.includes(one?.['@lang'])) ?? node[0])
  if (isOther(node)) return node.value === undefined ? String(node['#text'] ?? '').trim() : textIn(node.value)
  return String(node).trim()
}

const allTexts = (...nodes: readonly Xml[]): string =>
  nodes
    .flatMap((node) => (Array.isArray(node) ? node : [node]))
    .map(textIn)
    .filter(Boolean)
    .join(', ')

const firstText = (offer: Xml, names: readonly string[]): string =>
  names.map((name) => textIn(offer[name])).find(Boolean) ?? ''

/** The elements and attributes of each column; the first that an offer has is its value. */
const named: Readonly<Record<string, readonly string[]>> = {
  Артикул: ['vendorCode', 'article', 'sku', 'code'],
  'Код пропозиції': ['@id', 'id'],
  Назва: ['name_ua', 'title_ua', 'name', 'title', 'model'],
  Ціна: ['price', 'priceRUAH', 'price_uah'],
  'Акційна ціна': ['sale_price', 'price_promo'],
  'Стара ціна': ['oldprice', 'old_price', 'price_old'],
  Валюта: ['currencyId', 'currency'],
  Залишок: ['quantity_in_stock', 'stock_quantity', 'quantity', 'amount'],
  Наявність: ['@available', 'available', 'availability', 'stock', 'presence'],
  Опис: ['description_ua', 'description'],
  Бренд: ['vendor', 'brand', 'manufacturer'],
  Штрихкод: ['barcode', 'gtin', 'ean'],
  Група: ['@group_id', 'item_group_id', 'group_id'],
}

const pictures = ['picture', 'pictures', 'image', 'images', 'image_link', 'additional_image_link']
const categoryElements = ['categoryId', 'category', 'product_type', 'google_product_category']
const taken: ReadonlySet<string> = new Set([
  ...Object.values(named).flat(),
  ...pictures,
  ...categoryElements,
  ...['param', '#text', 'name_ru', 'title_ru', 'description_ru'],
])

/** An attribute that is there and empty says something too, and what it says is not known. */
const emptyMark = '«»'

const paramsOf = (offer: Xml): readonly (readonly [name: string, value: string])[] => {
  const values = new Map<string, string[]>()
  for (const param of [offer.param ?? offer.params?.param ?? []].flat()) {
    const name = String(param?.['@name'] ?? '').trim()
    const text = [textIn(param), param?.['@unit']].filter(Boolean).join(' ')
    if (name !== '' && textIn(param) !== '') values.set(name, [...(values.get(name) ?? []), text])
  }
  return [...values].map(([name, texts]) => [name, texts.join(', ')])
}

/** The values of an offer by the names of their columns, in the order in which they are offered. */
export const valuesOf = (offer: Xml, categoryOf: (id: string) => string): ReadonlyMap<string, string> => {
  const cells = new Map<string, string>()
  const add = (name: string, value: string) => void (value !== '' && cells.set(name, value))
  for (const [name, elements] of Object.entries(named)) {
    add(name, firstText(offer, elements))
    if (name === 'Назва') add('Категорія', categoryOf(firstText(offer, categoryElements)))
  }
  if (!cells.has('Наявність') && offer['@available'] === '') cells.set('Наявність', emptyMark)
  add('Фото', allTexts(...pictures.map((name) => offer[name]?.picture ?? offer[name]?.image ?? offer[name])))
  for (const [name, value] of paramsOf(offer)) add(cells.has(name) ? `${name} (2)` : name, value)
  for (const [name, node] of Object.entries(offer))
    if (!taken.has(name) && !name.startsWith('@')) add(name, allTexts(node))
  return cells
}

const offerNames = ['offer', 'item', 'product', 'good', 'entry']

/** Elements of which a parser makes a list even where there is one. */
export const lists: readonly string[] = [...offerNames, 'category', 'param', 'currency']

/** The elements of goods, wherever they stand, with the element around them. */
export const offersIn = (root: Xml): { readonly offers: readonly Xml[]; readonly above: readonly Xml[] } | null => {
  const visit = (node: Xml, above: readonly Xml[]): ReturnType<typeof offersIn> => {
    if (!isOther(node) || above.length > 5) return null
    for (const name of offerNames) {
      const offers = [node[name] ?? []].flat().filter(isOther)
      if (offers.length > 0) return { offers, above: [node, ...above] }
    }
    for (const inner of Object.values(node)) {
      const found = Array.isArray(inner) ? null : visit(inner, [node, ...above])
      if (found) return found
    }
    return null
  }
  return visit(root, [])
}

/** The path of each category by its id: «Одяг › Аксесуари». Two of one title under different parents are two. */
export const categoriesIn = (above: readonly Xml[]): ReadonlyMap<string, string> => {
  const listed: readonly Xml[] = above.flatMap((node) =>
    [node.categories?.category ?? node.catalog?.category ?? []].flat(),
  )
  const byId = new Map<string, Xml>(listed.map((one) => [String(one?.['@id'] ?? textIn(one?.id)), one]))
  const pathOf = (id: string, seen: readonly string[]): readonly string[] => {
    const one = byId.get(id)
    if (one === undefined || seen.includes(id)) return []
    const parent = String(one['@parentId'] ?? one['@parentID'] ?? textIn(one.parentId))
    return [...pathOf(parent, [...seen, id]), one.name === undefined ? textIn(one) : textIn(one.name)]
  }
  return new Map([...byId.keys()].map((id) => [id, pathOf(id, []).join(' › ')]))
}

/** Hryvnias for one unit of each currency. Rates are told in the currency whose rate is 1, with `plus` percent on top. */
export const ratesIn = (above: readonly Xml[]): Readonly<Record<string, number>> => {
  const listed: readonly Xml[] = above.flatMap((node) => [node.currencies?.currency ?? []].flat())
  const rates = new Map<string, number>(
    listed
      .map((one): [string, number] => {
        const plus = Number(String(one?.['@plus'] ?? 0).replace(',', '.'))
        return [String(one?.['@id']), Number(String(one?.['@rate']).replace(',', '.')) * (1 + plus / 100)]
      })
      .filter(([, rate]) => Number.isFinite(rate) && rate > 0),
  )
  const hryvnia = rates.get('UAH')
  if (hryvnia === undefined) return {}
  return Object.fromEntries([...rates].map(([code, rate]) => [code, rate / hryvnia]))
}
