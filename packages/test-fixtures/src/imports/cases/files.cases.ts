import { gzipSync, zipSync } from 'fflate'
import {
  cell,
  cups,
  head,
  headerCells,
  koi8,
  type PriceList,
  sheetRow,
  utf8,
  utf16,
  windows1251,
  workbook,
  yml,
} from './case.ts'

const row = 'E-1;Ґудзик «Їжак» великий;Посуд;12,50;4'
const list = `${head}\n${row}`
const found = { created: 1, first: { title: 'Ґудзик «Їжак» великий', price: 12.5 } } as const
const inKoi = `${head}\nE-1;Ґудзик Їжак великий;Посуд;12,50;4`

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`

const good = (price: string, title: string, more = ''): string =>
  `<offer id="7"><price>${price}</price><currencyId>UAH</currencyId><categoryId>1</categoryId><vendorCode>X-1</vendorCode><name>${title}</name>${more}</offer>`

/** Files: encodings, archives, texts with markup, rows of names, and the forms of XML. */
export const fileCases: readonly PriceList[] = [
  {
    name: 'XML that says UTF-8 and is Windows-1251',
    bytes: windows1251(yml([good('10', 'Чашка біла')])),
    expected: { created: 1, first: { title: 'Чашка біла' } },
  },
  {
    name: 'one broken byte in UTF-8',
    bytes: (() => {
      const bytes = utf8(`${list}\nE-2;Чашка біла;Посуд;10;1`)
      return bytes.map((byte, at) => (at === bytes.length - 20 ? 0xff : byte))
    })(),
    expected: { error: 'letters_broken', line: 3 },
  },
  { name: 'KOI8-U', bytes: koi8(inKoi), expected: { created: 1, first: { title: 'Ґудзик Їжак великий' } } },
  { name: 'UTF-16 with tabs, as Excel saves Unicode text', bytes: utf16(list.replaceAll(';', '\t')), expected: found },
  { name: 'UTF-16 without a mark', bytes: utf16(list).subarray(2), expected: found },
  { name: 'a packed file', bytes: gzipSync(utf8(list)), expected: found },
  { name: 'an archive with one file', bytes: zipSync({ 'price/list.csv': utf8(list) }), expected: found },
  {
    name: 'an archive with two files',
    bytes: zipSync({ 'one.csv': utf8(list), 'two.csv': utf8(list) }),
    expected: { error: 'too_many_files' },
  },
  {
    name: 'an archive of 50 kB that holds 51 MB',
    bytes: zipSync({ 'list.csv': new Uint8Array(51 * 1024 * 1024) }),
    expected: { error: 'too_large_unpacked' },
  },
  {
    name: 'a packed file that says that it holds more',
    bytes: (() => {
      const bytes = gzipSync(utf8(list))
      new DataView(bytes.buffer).setUint32(bytes.length - 4, 60 * 1024 * 1024, true)
      return bytes
    })(),
    expected: { error: 'too_large_unpacked' },
  },
  {
    name: 'a packed file that breaks off',
    bytes: gzipSync(utf8(list)).map((byte, at) => (at > 20 && at < 60 ? 0xff : byte)),
    expected: { error: 'wrong_signature' },
  },
  {
    name: 'a line of 2.5 million cells',
    bytes: utf8(`A;B\n${';'.repeat(2_500_000)}x`),
    expected: { error: 'too_many_columns', line: 2 },
  },
  {
    name: 'XML with an entity of another file',
    bytes: utf8(
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><yml_catalog>&x;</yml_catalog>',
    ),
    expected: { error: 'xml_broken' },
  },
  {
    name: 'XML of many levels',
    bytes: utf8(`<yml_catalog>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</yml_catalog>`),
    expected: { error: 'too_deep' },
  },
  {
    name: 'entities and markup in a CSV',
    bytes: cups(';Опис', '10;"Комп&#039;ютерна&nbsp;чашка<br>для <b>чаю</b>"'),
    expected: { created: 1, first: { description: "Комп'ютерна чашка\nдля чаю" } },
  },
  {
    name: 'markup in a description, in two parts, with the settings of a text program',
    bytes: utf8(
      yml([
        good(
          '10',
          'Комп&amp;#039;ютерна миша',
          '<description>Гарна <b>біла</b> чашка.<p>Об’єм 350 мл</p><![CDATA[<ul><li>глина</li><li>ручна</li></ul>]]><![CDATA[<!--[if gte mso 9]><xml><w:WordDocument>Normal</w:WordDocument></xml><![endif]--><p class="MsoNormal">Мити руками</p>]]></description>',
        ),
      ]),
    ),
    expected: {
      created: 1,
      first: {
        title: "Комп'ютерна миша",
        description: 'Гарна біла чашка.\nОб’єм 350 мл\n\n• глина\n• ручна\n\nМити руками',
      },
    },
  },
  {
    name: 'a quotation mark inside of a title',
    bytes: utf8(`${head}\nQ-1;"Зоря" чашка;Посуд;10;1`),
    expected: { error: 'quotes_broken', line: 2 },
  },
  {
    name: 'a quotation mark without an end, below a cell with a line break',
    bytes: utf8(
      `${head};Опис\nQ-1;Чашка біла;Посуд;10;1;"два\nрядки"\nQ-2;"Чашка;Посуд;10;1;\nQ-3;Чашка біла;Посуд;10;1;`,
    ),
    expected: { error: 'quotes_broken', line: 4 },
  },
  {
    name: 'the line of the file below a cell with line breaks',
    type: 'prices',
    bytes: utf8('Артикул;Опис;Ціна\nKO-2040;"один\nдва\nтри";200\nNO-1;;10'),
    expected: { updated: 1, rejected: 1, codes: ['sku_unknown'], rows: { 2: { price: 200 } } },
  },
  {
    name: 'bars between the cells',
    bytes: utf8(list.replaceAll(';', '|')),
    expected: found,
  },
  {
    name: 'an export of Prom: characteristics as name, unit and value again and again',
    bytes: utf8(
      [
        'Код_товару,Назва_позиції,Назва_групи,Ціна,Валюта,Назва_Характеристики,Одиниця_виміру_Характеристики,Значення_Характеристики,Назва_Характеристики,Одиниця_виміру_Характеристики,Значення_Характеристики',
        'PR-1,Чашка біла,Посуд,290,UAH,Колір,,Білий,Матеріал,,Кераміка',
        'PR-2,Чашка синя,Посуд,290,UAH,Матеріал,,Кераміка,Вага,кг,0.3',
      ].join('\n'),
    ),
    expected: {
      created: 2,
      codes: ['attribute_missing'],
      rows: {
        2: {
          attributes: [
            { attribute_id: 501, value: 5011 },
            { attribute_id: 621, value: 6210 },
          ],
        },
      },
    },
  },
  {
    name: 'two columns of one name',
    bytes: utf8('Артикул;Назва;Категорія;Ціна;Ціна\nD-1;Чашка біла;Посуд;10;12'),
    expected: { created: 1, first: { price: 10 } },
  },
  {
    name: 'no category anywhere, and one for all',
    category: 211,
    bytes: utf8('Артикул;Назва;Ціна\nO-1;Чашка біла;10'),
    expected: { created: 1, first: { category_id: 211 } },
  },
  {
    name: 'a first row that is a product',
    mapping: [
      { column: 'Стовпець 1', field: 'sku' },
      { column: 'Стовпець 2', field: 'title' },
      { column: 'Стовпець 3', field: 'category' },
      { column: 'Стовпець 4', field: 'price' },
    ],
    bytes: utf8('N-1;Чашка біла;Посуд;10\nN-2;Чашка синя;Посуд;11'),
    expected: { created: 2, rows: { 1: { price: 10 } } },
  },
  {
    name: 'the row of the names where the supplier says it stands',
    options: { header: '3' },
    bytes: utf8('Прайс;від 20.11\nназва;ціна\nАртикул;Назва;Категорія;Ціна\nH-1;Чашка біла;Посуд;10'),
    expected: { created: 1, rows: { 4: { sku: 'H-1' } } },
  },
  {
    name: 'a hidden first sheet',
    bytes: workbook(
      {
        Довідник: [sheetRow(1, ['Код', 'Слово']), sheetRow(2, ['1', 'так'])],
        Прайс: [headerCells, sheetRow(2, ['H-1', 'Чашка біла', 'Посуд', 10])],
      },
      { hidden: ['Довідник'] },
    ),
    expected: { created: 1 },
  },
  {
    name: 'a sheet that the supplier chose',
    options: { sheet: 'Другий' },
    bytes: workbook({
      Перший: [headerCells, sheetRow(2, ['H-1', 'Чашка біла', 'Посуд', 10])],
      Другий: [headerCells, sheetRow(2, ['H-2', 'Чашка синя', 'Посуд', 12]) + cell.text('Z2', '')],
    }),
    expected: { created: 1, first: { sku: 'H-2' } },
  },
  {
    name: 'an RSS feed of Google with a sale and several photos',
    bytes: utf8(
      xml(
        '<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title><item><g:id>GG-1</g:id><g:title>Чашка біла</g:title><g:description>Для чаю</g:description><g:price>100.00 UAH</g:price><g:sale_price>80.00 UAH</g:sale_price><g:availability>in stock</g:availability><g:product_type>Дім &gt; Посуд</g:product_type><g:image_link>https://shop.test/1.jpg</g:image_link><g:additional_image_link>https://shop.test/2.jpg</g:additional_image_link><g:gtin>4820000000017</g:gtin></item></channel></rss>',
      ),
    ),
    expected: {
      created: 1,
      first: {
        sku: 'GG-1',
        price: 80,
        old_price: 100,
        barcode: '4820000000017',
        category_id: 211,
        pictures: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg'],
      },
    },
  },
  {
    name: 'a price list of Hotline',
    bytes: utf8(
      xml(
        '<price><date>2026-11-20</date><categories><category><id>5</id><name>Посуд</name></category></categories><items><item><id>1</id><categoryId>5</categoryId><code>HL-1</code><vendor>Глиняна хата</vendor><name>Чашка біла</name><priceRUAH>120</priceRUAH><stock>В наявності</stock><image>https://shop.test/1.jpg</image><guarantee>12</guarantee></item></items></price>',
      ),
    ),
    expected: {
      created: 1,
      first: { sku: 'HL-1', price: 120, category_id: 211, availability: 'in_stock', brand_id: 702 },
    },
  },
  {
    name: 'a list without a shop around its offers, in two languages',
    bytes: utf8(
      xml(
        '<yml_catalog><offers><offer id="EP-1" available="false"><price>50</price><category code="1">Посуд</category><name lang="ru">Чашка белая</name><name lang="ua">Чашка біла</name><description lang="ru">Для чая</description></offer></offers></yml_catalog>',
      ),
    ),
    expected: { created: 1, first: { sku: 'EP-1', title: 'Чашка біла', availability: 'out_of_stock' } },
  },
  {
    name: 'an availability that is there and empty, and two values of one characteristic',
    bytes: utf8(
      yml([
        '<offer id="1" available=""><price>10</price><categoryId>1</categoryId><vendorCode>X-1</vendorCode><name>Чашка біла</name><param name="Матеріал">Кераміка</param><param name="Країна виробництва">Україна</param><param name="Колір">Білий</param></offer>',
      ]),
    ),
    expected: { created: 1, codes: ['availability_unknown'] },
  },
  {
    name: 'two categories of one title under different parents',
    bytes: utf8(
      xml(
        '<yml_catalog><shop><categories><category id="1">Дім</category><category id="2">Одяг</category><category id="3" parentId="1">Аксесуари</category><category id="4" parentId="2">Аксесуари</category></categories><offers><offer id="1"><price>10</price><categoryId>3</categoryId><name>Підставка</name></offer><offer id="2"><price>10</price><categoryId>4</categoryId><name>Ремінь шкіряний</name></offer></offers></shop></yml_catalog>',
      ),
    ),
    expected: { rejected: 2, codes: ['category_unknown', 'category_unknown'] },
  },
  {
    name: 'an export of Shopify',
    bytes: utf8(
      'Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src\nbila-chashka,Чашка біла,"<p>Для <b>чаю</b></p>",Глиняна хата,Посуд,SH-1,4,290.00,320.00,https://shop.test/1.jpg',
    ),
    expected: {
      created: 1,
      first: {
        sku: 'SH-1',
        price: 290,
        old_price: 320,
        quantity: 4,
        category_id: 211,
        description: 'Для чаю',
        brand_id: 702,
      },
    },
  },
  {
    name: 'an export of WooCommerce with a sale',
    bytes: utf8(
      'ID,Type,SKU,Name,In stock?,Stock,Sale price,Regular price,Categories,Images\n7,simple,WC-1,Чашка біла,1,4,250,290,"Дім > Посуд","https://shop.test/1.jpg, https://shop.test/2.jpg"',
    ),
    expected: {
      created: 1,
      first: {
        price: 250,
        old_price: 290,
        quantity: 4,
        category_id: 211,
        pictures: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg'],
      },
    },
  },
  {
    name: 'a workbook of Prom with a second sheet of groups',
    bytes: workbook({
      'Export Products Sheet': [
        sheetRow(1, [
          ...['Код_товару', 'Назва_позиції', 'Опис', 'Ціна', 'Валюта', 'Наявність', 'Кількість', 'Назва_групи'],
          ...[
            'Посилання_зображення',
            'Назва_Характеристики',
            'Одиниця_виміру_Характеристики',
            'Значення_Характеристики',
          ],
        ]),
        sheetRow(2, [
          ...['PX-1', 'Чашка біла', '<p>Для чаю</p>', 290.5, 'UAH', '+', 12, 'Посуд'],
          ...['https://shop.test/1.jpg, https://shop.test/2.jpg', 'Матеріал', '', 'Кераміка'],
        ]),
      ],
      'Export Groups Sheet': [sheetRow(1, ['Номер_групи', 'Назва_групи']), sheetRow(2, ['7', 'Посуд'])],
    }),
    expected: {
      created: 1,
      codes: ['attribute_missing'],
      first: {
        sku: 'PX-1',
        price: 290.5,
        quantity: 12,
        availability: 'in_stock',
        description: 'Для чаю',
        category_id: 211,
        pictures: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg'],
      },
    },
  },
]
