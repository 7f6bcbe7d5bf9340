import { cups, head, type PriceList, sheetRow, utf8, workbook } from './case.ts'

const links = (count: number): string =>
  Array.from({ length: count }, (_, at) => `https://shop.test/${at}.jpg`).join(' ')

/** What stands in rows: the rules of a product, what is no product, codes, and values beside the main ones. */
export const rowCases: readonly PriceList[] = [
  {
    name: 'the rules of a product: no price, a title that is too short, an old price below, a wrong check digit',
    bytes: utf8(
      [
        'Артикул;Назва;Категорія;Ціна;Стара ціна;Штрихкод',
        'P-1;Чашка біла;Посуд;0;;',
        'P-2;Ча;Посуд;10;;',
        'P-3;Чашка біла;Посуд;10;9;',
        'P-4;Чашка біла;Посуд;10;;4820000000018',
        'P-5;ЧАШКА БІЛА;Посуд;10;;',
      ].join('\n'),
    ),
    expected: {
      created: 4,
      rejected: 1,
      codes: ['price_zero', 'title_short', 'old_price_low', 'barcode_wrong', 'title_caps'],
    },
  },
  {
    name: 'more photos than a product may have',
    bytes: cups(';Фото', `10;${links(25)}`),
    expected: { created: 1, codes: ['images_too_many'], first: { pictures: links(20).split(' ') } },
  },
  {
    name: 'products whose titles begin as a total does',
    bytes: utf8('Назва;Артикул;Категорія;Ціна\nРазом веселіше;T-1;Посуд;10\nTotal Home;T-2;Посуд;11\nРазом;;;21'),
    expected: {
      created: 2,
      codes: ['total_left_out'],
      rows: { 2: { title: 'Разом веселіше' }, 3: { title: 'Total Home' } },
    },
  },
  {
    name: 'a total in the middle is no total, but a row with mistakes',
    bytes: utf8(`${head}\nT-1;Чашка біла;Посуд;10;1\nРазом:;;;10;1\nT-2;Чашка біла;Посуд;11;1`),
    expected: { created: 2, rejected: 1, codes: ['required_empty', 'required_empty'] },
  },
  {
    name: 'headings of groups in a wholesale list, which name the category',
    bytes: workbook({
      Прайс: [
        sheetRow(1, ['ТОВ «Глина»', 'тел. 044 000 00 00']),
        sheetRow(2, ['Прайс-лист на 20.11.2026']),
        sheetRow(3, ['Код', 'Найменування', 'Ціна', 'Залишок']),
        sheetRow(4, ['Посуд']),
        sheetRow(5, ['G-1', 'Чашка біла', 100, 4]),
        sheetRow(6, ['Пледи']),
        sheetRow(7, ['G-2', 'Плед теплий', 900, 2]),
        sheetRow(8, ['', 'Разом:', '', 6]),
        sheetRow(9, ['Ціни з ПДВ']),
      ],
    }),
    expected: {
      created: 2,
      codes: ['heading_left_out', 'total_left_out'],
      rows: { 5: { category_id: 211, price: 100 }, 7: { category_id: 222 } },
    },
  },
  {
    name: 'a product that is known by its code alone is no heading',
    type: 'prices',
    bytes: utf8('Артикул;Ціна;Залишок\nKO-2040;;\nSIZE-3101;1590;4'),
    expected: { updated: 1, unchanged: 1 },
  },
  {
    name: 'codes in another case, another alphabet, with a dash, an invisible sign and what a spreadsheet puts around',
    type: 'prices',
    bytes: utf8('Артикул;Залишок\nko-2003;31\nКО-2006;32\nSIZE–3101;4\nKO-20\u200b09;33\n="KO-2011";34\n\'KO-2014;35'),
    expected: { updated: 5, unchanged: 1, codes: ['sku_close'] },
  },
  {
    name: 'a new code without what a spreadsheet puts around it',
    bytes: utf8(`${head}\n="00123";Чашка біла;Посуд;10;1\n'00124;Чашка біла;Посуд;10;1`),
    expected: { created: 2, rows: { 2: { sku: '00123' }, 3: { sku: '00124' } } },
  },
  {
    name: 'side values that say nothing never cost the row',
    bytes: utf8(
      [
        'Артикул;Назва;Категорія;Ціна;Стара ціна;Залишок;Наявність;Фото',
        'S-1;Чашка біла;Посуд;10;0;10+;14 днів;https://shop.test/a,b.jpg',
        'S-2;Чашка біла;Посуд;10;10;3 шт.;є;малюнок, https://shop.test/1.jpg',
        'S-3;Чашка біла;Посуд;10;дорого;3 кг;instock;',
        'S-4;Чашка біла;Посуд;10;;багато;можливо;',
        'S-5;Чашка біла;Посуд;10;;в наявності;;',
      ].join('\n'),
    ),
    expected: {
      created: 5,
      codes: [
        'image_link_wrong',
        'old_price_low',
        'old_price_unreadable',
        'stock_unreadable',
        'stock_unreadable',
        'availability_unknown',
      ],
      rows: {
        2: { quantity: 10, availability: 'to_order', pictures: ['https://shop.test/a,b.jpg'] },
        3: { quantity: 3, availability: 'in_stock', pictures: ['https://shop.test/1.jpg'] },
        4: { availability: 'in_stock' },
        6: { availability: 'in_stock' },
      },
      written: { 2: { quantity: '10+', availability: '14 днів' }, 3: { quantity: '3 шт.' } },
    },
  },
  {
    name: 'an attribute that its category does not have, and a value that is not in the list',
    bytes: utf8('Артикул;Назва;Категорія;Ціна;Колір;Тип шкіри\nA-1;Чашка біла;Посуд;10;Кислотний;Суха'),
    expected: {
      created: 1,
      codes: ['attribute_of_other_category', 'attribute_missing', 'attribute_unknown_value', 'attribute_missing'],
    },
  },
  {
    name: 'prices of a sale beside the usual ones',
    bytes: cups(';Акційна ціна', '100;80', '100;', '100;120'),
    expected: { created: 3, rows: { 2: { price: 80, old_price: 100 }, 3: { price: 100 }, 4: { price: 100 } } },
  },
  {
    name: 'rows of one group that differ in their size are one product with variants',
    bytes: utf8(
      [
        'Артикул;Назва;Категорія;Ціна;Залишок;Група;Розмір',
        'V-1;Сукня літня;Сукні;900;2;77;S',
        'V-2;Сукня літня;Сукні;950;3;77;M',
      ].join('\n'),
    ),
    expected: {
      created: 2,
      codes: ['attribute_missing', 'attribute_missing', 'attribute_missing'],
      rows: {
        2: {
          title: 'Сукня літня',
          variants: [
            { sku: 'V-1', price: 900, quantity: 2 },
            { sku: 'V-2', price: 950, quantity: 3 },
          ],
        },
      },
    },
  },
  {
    name: 'what an import leaves of a product that there is: its photos, and an old price that the file lacks',
    bytes: utf8('Артикул;Назва;Ціна;Стара ціна;Фото\nKO-2001;;2500;;https://shop.test/1.jpg'),
    expected: { updated: 1, codes: ['old_price_kept', 'images_kept'], first: { price: 2500 } },
  },
  {
    name: 'prices of the product itself, which the file repeats',
    type: 'prices',
    bytes: utf8('Артикул;Ціна;Стара ціна\nKO-2026;870;870'),
    expected: { unchanged: 1 },
  },
  {
    name: '20 000 codes that nobody knows are one mistake',
    type: 'prices',
    bytes: utf8(`Артикул;Ціна\n${Array.from({ length: 20_000 }, (_, at) => `N-${at};10`).join('\n')}`),
    expected: { rejected: 20_000, codes: ['sku_unknown'] },
  },
]
