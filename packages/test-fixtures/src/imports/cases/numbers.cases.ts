import { cell, cups, headerCells, offer, type PriceList, sheetRow, utf8, workbook, yml } from './case.ts'

const goods = (currency: string, price: string, title = 'Чашка біла') =>
  `<price>${price}</price><currencyId>${currency}</currencyId><categoryId>1</categoryId><vendorCode>CUR-1</vendorCode><name>${title}</name>`

const priced = (...cells: readonly string[]): readonly string[] => [
  headerCells,
  sheetRow(2, ['W-1', 'Чашка біла', 'Посуд']) + cells.join(''),
]

/** Numbers: the form of the whole column says what a separator is, and a currency of the cell counts before others. */
export const numberCases: readonly PriceList[] = [
  {
    name: 'prices with three digits behind a comma, alone',
    bytes: cups('', '1,250', '3,400'),
    expected: { rejected: 2, doubts: ['Ціна'], codes: ['number_doubtful', 'number_doubtful'] },
  },
  {
    name: 'the same when the supplier says that a comma parts kopecks',
    options: { decimal: ',' },
    bytes: cups('', '1,250'),
    expected: { created: 1, first: { price: 1.25 } },
  },
  {
    name: 'the same when the supplier says that a point does',
    options: { decimal: '.' },
    bytes: cups('', '1,250'),
    expected: { created: 1, first: { price: 1250 }, written: { 2: { price: '1,250' } } },
  },
  {
    name: 'a column in which one price has a point before two digits',
    bytes: cups('', '1,250', '99.90'),
    expected: { created: 2, rows: { 2: { price: 1250 }, 3: { price: 99.9 } }, written: { 2: { price: '1,250' } } },
  },
  {
    name: 'a column in which one price has a comma before two digits',
    bytes: cups('', '1.290', '99,90'),
    expected: { created: 2, rows: { 2: { price: 1290 }, 3: { price: 99.9 } } },
  },
  {
    name: 'a stock with three decimals beside prices with a comma, as accounting writes pieces',
    bytes: cups(';Залишок', '12,50;1,000'),
    expected: { created: 1, first: { price: 12.5, quantity: 1 } },
  },
  {
    name: 'a stock with three decimals beside prices that say nothing',
    bytes: cups(';Залишок', '12;1,000'),
    expected: { rejected: 1, doubts: ['Залишок'], codes: ['number_doubtful'] },
  },
  {
    name: 'blanks between thousands, so that a comma parts kopecks',
    bytes: cups('', '1 234 567,500', '12,500'),
    expected: { created: 2, rows: { 3: { price: 12.5 } } },
  },
  {
    name: 'a column that contradicts itself: only what says nothing is refused',
    bytes: cups('', '1,50', '2.75', '1,250'),
    expected: {
      created: 2,
      rejected: 1,
      doubts: ['Ціна'],
      rows: { 2: { price: 1.5 }, 3: { price: 2.75 } },
      codes: ['number_doubtful'],
    },
  },
  {
    name: 'both separators, repeated ones, apostrophes and a zero before three digits',
    bytes: cups('', '1.234.567,89', '1’234.50', '0,125'),
    expected: {
      created: 3,
      codes: ['price_rounded'],
      rows: { 2: { price: 1_234_567.89 }, 3: { price: 1234.5 }, 4: { price: 0.13 } },
    },
  },
  {
    name: 'figures of a workbook, which have no separators of their own',
    bytes: workbook({ Аркуш1: priced(cell.number('D2', '1.25')) }),
    expected: { created: 1, first: { price: 1.25 } },
  },
  {
    name: 'a price with more decimals than kopecks',
    bytes: cups('', '375.8584'),
    expected: { created: 1, codes: ['price_rounded'], first: { price: 375.86 }, written: { 2: { price: '375.8584' } } },
  },
  {
    name: 'a price in dollars with three digits behind a comma',
    options: { decimal: '.' },
    bytes: utf8(
      yml([offer('1', goods('USD', '1,200'))], '<currency id="UAH" rate="1"/><currency id="USD" rate="41.50"/>'),
    ),
    expected: { created: 1, first: { price: 49_800 } },
  },
  {
    name: 'a currency in the cell without a rate',
    bytes: cups('', '25 $', '25 €', '25 грн'),
    expected: { created: 1, rejected: 2, codes: ['currency_unknown', 'currency_unknown'], first: { price: 25 } },
  },
  {
    name: 'a currency in the cell with the rate of the file',
    bytes: utf8(
      yml([offer('1', goods('UAH', '10 USD'))], '<currency id="UAH" rate="1"/><currency id="USD" rate="41.5"/>'),
    ),
    expected: { created: 1, first: { price: 415 }, written: { 4: { price: '10 USD' } } },
  },
  {
    name: 'a currency in the format of a number',
    bytes: workbook({ Аркуш1: priced(cell.number('D2', '10', 1)) }, { formats: ['0.00 "USD"'] }),
    expected: { rejected: 1, codes: ['currency_unknown'] },
  },
  {
    name: 'hryvnias in the format of a number',
    bytes: workbook({ Аркуш1: priced(cell.number('D2', '10.5', 1)) }, { formats: ['# ##0.00 "₴"'] }),
    expected: { created: 1, first: { price: 10.5 } },
  },
  {
    name: 'rates with dollars as base',
    bytes: utf8(
      yml([offer('1', goods('USD', '10'))], '<currency id="USD" rate="1"/><currency id="UAH" rate="0.025"/>'),
    ),
    expected: { created: 1, first: { price: 400 } },
  },
  {
    name: 'rates with dollars as base and none for hryvnias',
    bytes: utf8(yml([offer('1', goods('USD', '10'))], '<currency id="USD" rate="1"/>')),
    expected: { rejected: 1, codes: ['currency_unknown'] },
  },
  {
    name: 'a rate with percent on top',
    bytes: utf8(
      yml([offer('1', goods('USD', '10'))], '<currency id="UAH" rate="1"/><currency id="USD" rate="40" plus="5"/>'),
    ),
    expected: { created: 1, first: { price: 420 } },
  },
  {
    name: 'a date, a percent and an error where a price belongs',
    bytes: workbook(
      {
        Аркуш1: [
          headerCells,
          sheetRow(2, ['D-1', 'Чашка біла', 'Посуд']) + cell.number('D2', '46347', 1),
          sheetRow(3, ['D-2', 'Чашка біла', 'Посуд']) + cell.number('D3', '0.15', 2),
          sheetRow(4, ['D-3', 'Чашка біла', 'Посуд']) + cell.error('D4', '#N/A'),
        ],
      },
      { formats: ['dd.mm.yyyy', '0%'] },
    ),
    expected: { rejected: 3, codes: ['cell_is_date', 'cell_is_percent', 'cell_is_error'] },
  },
  {
    name: 'an error where the title belongs',
    bytes: workbook({
      Аркуш1: [headerCells, cell.text('A2', 'E-1') + cell.error('B2', '#N/A') + sheetRow(2, ['', '', 'Посуд', 10])],
    }),
    expected: { rejected: 1, codes: ['cell_is_error'] },
  },
  {
    name: 'a code that only its format fills up with zeros, and a text with a control character',
    bytes: workbook(
      {
        Аркуш1: [
          headerCells,
          cell.number('A2', '123', 1) + cell.text('B2', 'Чашка_x000D_ біла') + sheetRow(2, ['', '', 'Посуд', 10]),
        ],
      },
      { formats: ['00000'] },
    ),
    expected: { created: 1, first: { sku: '00123', title: 'Чашка біла' } },
  },
  {
    name: 'a helper column whose formula has no value',
    bytes: workbook({
      Аркуш1: [
        headerCells + cell.text('E1', 'Маржа'),
        sheetRow(2, ['F-1', 'Чашка біла', 'Посуд', 10]) + cell.formula('E2'),
      ],
    }),
    expected: { created: 1, first: { price: 10 } },
  },
]
