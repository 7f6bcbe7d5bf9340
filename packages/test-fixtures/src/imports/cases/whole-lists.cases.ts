import { xlsxOf } from '@supplier/core/adapters/browser/export.browser'
import { cell, head, headerCells, offer, type PriceList, utf8, windows1251, withMark, workbook, yml } from './case.ts'

const cup = (price: string, more = '') =>
  `<price>${price}</price><currencyId>UAH</currencyId><categoryId>1</categoryId><vendorCode>YML-1</vendorCode><name>Чашка</name>${more}`

/** Price lists as suppliers have them, each with what its check must find. */
export const wholeLists: readonly PriceList[] = [
  {
    name: 'a list for Rozetka with characteristics and stock',
    bytes: utf8(
      yml([
        offer(
          '1',
          cup(
            '290',
            '<stock_quantity>12</stock_quantity><param name="Колір">Білий</param><picture>https://shop.test/1.jpg</picture><picture>https://shop.test/2.jpg</picture>',
          ),
          ' available="true"',
        ),
      ]),
    ),
    expected: {
      created: 1,
      codes: ['attribute_missing', 'attribute_missing'],
      first: {
        price: 290,
        quantity: 12,
        category_id: 211,
        pictures: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg'],
      },
    },
  },
  {
    name: 'a list for Prom with variants of one group and the words of two languages',
    bytes: utf8(
      yml(
        ['S', 'M'].map((size) =>
          offer(
            size,
            `<price>420</price><currencyId>UAH</currencyId><categoryId>2</categoryId><vendorCode>PROM-${size}</vendorCode><name>Футболка</name><name_ua>Футболка ${size}</name_ua><quantity_in_stock>3</quantity_in_stock><param name="Розмір">${size}</param>`,
            ' available="true" group_id="77"',
          ),
        ),
      ),
    ),
    expected: {
      created: 2,
      codes: ['attribute_of_other_category', 'attribute_missing', 'attribute_missing', 'variant_group_alike'],
      first: { title: 'Футболка S', quantity: 3, category_id: 222 },
    },
  },
  {
    name: 'attributes by their titles, and brands that the marketplace knows and does not know',
    bytes: utf8(
      [
        'Артикул;Назва;Категорія;Ціна;Виробник;Колір;Матеріал;Країна виробництва',
        'AT-1;Чашка;Посуд;100;глиняна хата;білий;Кераміка;Україна',
        'AT-2;Чашка;Посуд;100;;Кислотний;Кераміка;Україна',
        'AT-3;Чашка;Посуд;100;Невідомий бренд;;Кераміка;',
      ].join('\n'),
    ),
    expected: {
      created: 3,
      codes: ['attribute_unknown_value', 'brand_unknown', 'attribute_missing'],
      first: {
        brand_id: 702,
        attributes: [
          { attribute_id: 503, value: 5030 },
          { attribute_id: 501, value: 5011 },
          { attribute_id: 621, value: 6210 },
        ],
      },
    },
  },
  {
    name: 'prices in three currencies by the rates of the file',
    bytes: utf8(
      yml(
        [
          ['USD', '10'],
          ['EUR', '10,5'],
          ['UAH', '99.90'],
        ].map(([currency, price]) =>
          offer(
            currency ?? '',
            `<price>${price}</price><currencyId>${currency}</currencyId><categoryId>1</categoryId><name>Чашка ${currency}</name>`,
          ),
        ),
        '<currency id="UAH" rate="1"/><currency id="USD" rate="41.5"/><currency id="EUR" rate="45"/>',
      ),
    ),
    expected: { created: 3, first: { price: 415 } },
  },
  {
    name: 'a currency without a rate',
    bytes: utf8(yml([offer('1', cup('10').replace('UAH', 'PLN'))], '<currency id="PLN" rate="NBU"/>')),
    expected: { rejected: 1, codes: ['currency_unknown'] },
  },
  {
    name: 'a list of a file that ends in the middle',
    bytes: utf8(yml([offer('1', cup('1'))]).slice(0, 320)),
    expected: { error: 'xml_broken' },
  },
  {
    name: 'XML that is no price list',
    bytes: utf8('<?xml version="1.0"?><rss></rss>'),
    expected: { error: 'wrong_signature' },
  },
  {
    name: 'a list in Windows-1251 with semicolons',
    bytes: windows1251(`${head}\nЇЖ-1;Ґудзик «Їжак»;Посуд;12,50;4`),
    expected: { created: 1, first: { title: 'Ґудзик «Їжак»', price: 12.5 } },
  },
  {
    name: 'a list of Google with commas and quotes',
    bytes: utf8('SKU,Name,Category,Price,Stock\nG-1,"Чашка, ""біла""",Посуд,"1 234,5",7\n'),
    expected: { created: 1, first: { title: 'Чашка, "біла"', price: 1234.5, quantity: 7 } },
  },
  {
    name: 'a list with a byte order mark',
    bytes: withMark(`${head}\nB-1;Чашка;Посуд;10;1`),
    expected: { created: 1, first: { sku: 'B-1' } },
  },
  {
    name: 'line breaks inside of cells',
    bytes: utf8(`${head};Опис\nL-1;Чашка;Посуд;10;1;"Перший рядок\nДругий рядок"\nL-2;Чашка;Посуд;11;1;`),
    expected: { created: 2, first: { description: 'Перший рядок\nДругий рядок' } },
  },
  {
    name: 'tabs between the cells and a total at the end',
    bytes: utf8(`${head.replaceAll(';', '\t')}\nT-1\tЧашка\tПосуд\t10\t1\n\t\tРазом:\t10\t1`),
    expected: { created: 1, codes: ['total_left_out'] },
  },
  {
    name: 'a workbook with a title above the header',
    bytes: workbook({
      Прайс: [
        cell.text('A1', 'Прайс-лист ТОВ «Глина» від 20.11.2026'),
        '',
        headerCells.replace(/([A-D])1/g, '$13'),
        cell.text('A4', 'X-1') + cell.text('B4', 'Чашка') + cell.text('C4', 'Посуд') + cell.text('D4', '1 234,5'),
      ],
    }),
    expected: { created: 1, first: { price: 1234.5 } },
  },
  {
    name: 'a workbook with formulas that have values',
    bytes: workbook({
      Аркуш1: [
        headerCells,
        cell.text('A2', 'F-1') + cell.text('B2', 'Чашка') + cell.text('C2', 'Посуд') + cell.formula('D2', '25.5'),
      ],
    }),
    expected: { created: 1, first: { price: 25.5 } },
  },
  {
    name: 'a workbook with a formula without a value',
    bytes: workbook({
      Аркуш1: [
        headerCells,
        cell.text('A2', 'F-1') + cell.text('B2', 'Чашка') + cell.text('C2', 'Посуд') + cell.formula('D2'),
      ],
    }),
    expected: { rejected: 1, codes: ['cell_is_formula', 'required_empty'] },
  },
  {
    name: 'a workbook with numbers for bar codes and dates',
    bytes: workbook({
      Аркуш1: [
        headerCells + cell.text('E1', 'Штрихкод') + cell.text('F1', 'Дата'),
        cell.text('A2', 'D-1') +
          cell.text('B2', 'Чашка') +
          cell.text('C2', 'Посуд') +
          cell.number('D2', '290') +
          cell.number('E2', '4.820000000017E12') +
          cell.number('F2', '45981'),
      ],
    }),
    expected: { created: 1, first: { barcode: '4820000000017', price: 290 } },
  },
  {
    name: 'a workbook of our own export',
    bytes: xlsxOf(['Артикул', 'Назва', 'Категорія', 'Ціна'], [['O-1', 'Чашка', 'Посуд', '10']]),
    expected: { created: 1 },
  },
  {
    name: 'a bar code that a spreadsheet has shortened, and one with zeros',
    bytes: utf8(`${head};Штрихкод\nC-1;Чашка;Посуд;10;1;4,82E+12\nC-2;Чашка;Посуд;10;1;0012345678905`),
    expected: { created: 2, codes: ['barcode_wrong'], rows: { 3: { barcode: '0012345678905' } } },
  },
  {
    name: 'words where numbers belong, and nothing where something must be',
    bytes: utf8(
      `${head}\nW-1;Чашка;Посуд;дорого;1\nW-2;;Посуд;10;-4\n;Чашка;Посуд;10;1\nW-3;Чашка;Посуд;10,55а;1\nW-4;Чашка;Посуд;-10;1`,
    ),
    expected: {
      rejected: 5,
      codes: [
        'not_a_number',
        'required_empty',
        'required_empty',
        'not_a_number',
        'number_negative',
        'stock_unreadable',
      ],
    },
  },
  {
    name: 'categories that are unknown, or have others below them',
    bytes: utf8(`${head}\nK-1;Чашка;Футб.;10;1\nK-2;Чашка;Футб.;10;1\nK-3;Чашка;Одяг;10;1`),
    expected: { rejected: 3, codes: ['category_unknown', 'category_not_leaf'] },
  },
  {
    name: 'one article twice, and that of a variant',
    bytes: utf8(`${head}\nR-1;Чашка;Посуд;10;1\nR-1;Чашка;Посуд;11;1\nSIZE-3101;Сукня;Сукні;10;1`),
    expected: { created: 1, rejected: 2, codes: ['sku_twice_in_file', 'sku_of_other_product'] },
  },
  {
    name: 'prices and stock of products that there are, and of one that there is not',
    type: 'prices',
    bytes: utf8('Артикул;Ціна;Залишок;Назва\nKO-2040;200;30;Інша назва\nSIZE-3101;1590;4;\nNO-1;1;1;'),
    expected: { updated: 2, rejected: 1, codes: ['sku_unknown'], first: { price: 200 } },
  },
  {
    name: 'wrong links, availabilities and old prices',
    bytes: utf8(
      `${head};Фото;Наявність;Стара ціна\nA-1;Чашка;Посуд;10;1;малюнок;так;\nA-2;Чашка;Посуд;10;1;;можливо;\nA-3;Чашка;Посуд;10;1;;під замовлення;9`,
    ),
    expected: { created: 3, codes: ['image_link_wrong', 'availability_unknown', 'old_price_low'] },
  },
  {
    name: 'a title that is too long',
    bytes: utf8(`${head}\nZ-1;${'Ч'.repeat(256)};Посуд;10;1`),
    expected: { rejected: 1, codes: ['text_too_long'] },
  },
  {
    name: 'one group in two categories, and a price that jumps',
    bytes: utf8(`${head};Група\nKO-2040;;;1000;30;\nV-1;Чашка;Посуд;10;1;7\nV-2;Плед теплий;Пледи;10;1;7`),
    expected: { created: 2, updated: 1, codes: ['price_jump', 'variant_group_mixed'] },
  },
  { name: 'an empty file', bytes: new Uint8Array(), expected: { error: 'empty_file' } },
  { name: 'a header without rows', bytes: utf8(head), expected: { error: 'empty_file' } },
  {
    name: 'a picture',
    bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]),
    expected: { error: 'wrong_signature' },
  },
  { name: 'a saved page', bytes: utf8('<!doctype html><html></html>'), expected: { error: 'wrong_signature' } },
  {
    name: 'a workbook with a password',
    bytes: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
    expected: { error: 'locked_by_password' },
  },
  { name: 'rows of a single cell', bytes: utf8('Прайс\n290\n300'), expected: { error: 'no_header', line: 1 } },
  {
    name: 'letters of another encoding',
    bytes: Uint8Array.from([...utf8('A;B\n'), ...Array.from({ length: 40 }, (_, at) => 0x80 + ((at * 7) % 64))]),
    expected: { error: 'encoding_doubtful' },
  },
  {
    name: 'more rows than are taken',
    bytes: utf8(`${head}\n${Array.from({ length: 50_001 }, (_, at) => `${at};Чашка;Посуд;1;1`).join('\n')}`),
    expected: { error: 'too_many_rows' },
  },
  { name: 'more bytes than are taken', bytes: new Uint8Array(20 * 1024 * 1024 + 1), expected: { error: 'too_large' } },
]
