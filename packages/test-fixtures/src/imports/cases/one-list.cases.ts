import { xlsxOf } from '@supplier/core/adapters/browser/export.browser'
import { offer, utf8, windows1251, withMark, yml } from './case.ts'

const rows: readonly (readonly string[])[] = [
  ['S-1', 'Чашка', 'Посуд', '290', '12'],
  ['S-2', 'Ґудзик', 'Посуд', '1234,5', '3'],
  ['S-3', 'Сорочка', 'Футб.', '450', '7'],
  ['S-4', 'Миска', 'Посуд', 'дорого', '1'],
]
const titles = ['Артикул', 'Назва', 'Категорія', 'Ціна', 'Залишок']
const table = (delimiter: string): string =>
  [titles, ...rows]
    .map((cells) => cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
    .join('\n')

/** One list in the seven forms in which it may come. */
export const oneListInSevenForms: Readonly<Record<string, Uint8Array>> = {
  'utf-8': utf8(table(';')),
  'utf-8 with a mark': withMark(table(';')),
  'windows-1251': windows1251(table(';')),
  commas: utf8(table(',')),
  tabs: utf8(table('\t')),
  XLSX: xlsxOf(titles, rows),
  YML: utf8(
    yml(
      rows.map(([sku, name, category, price, stock]) =>
        offer(
          sku ?? '',
          `<price>${price}</price><categoryId>${category === 'Посуд' ? 1 : 9}</categoryId><vendorCode>${sku}</vendorCode><name>${name}</name><stock_quantity>${stock}</stock_quantity>`,
        ),
      ),
    ).replace('</categories>', '<category id="9">Футб.</category></categories>'),
  ),
}
