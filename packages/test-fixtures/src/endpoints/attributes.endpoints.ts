import { AttributeBody, attributesPath } from '@supplier/core/wire/attributes'
import { refused } from '../laravel.ts'
import { sectionEndpoints, wrongState } from '../section.ts'
import type { StoredRecord } from '../world/world.ts'

const listed = ['one', 'many', 'color', 'size']

const record = (id: number, title: string, type: string, more: object = {}): StoredRecord => ({
  id,
  version: 1,
  title,
  type,
  status: 'active',
  unit: null,
  values: [],
  is_required: false,
  is_filterable: true,
  is_variant: false,
  help: null,
  usage_count: 0,
  locked: false,
  ...more,
})

const values = (first: number, ...titles: readonly string[]) => ({
  values: titles.map((title, index) => ({ id: first + index, title })),
})

const system: readonly StoredRecord[] = [
  record(501, 'Колір', 'color', { ...values(5010, 'Чорний', 'Білий', 'Синій'), locked: true, is_variant: true }),
  record(502, 'Розмір', 'size', { ...values(5020, 'S', 'M', 'L', 'XL'), locked: true, is_variant: true }),
  record(503, 'Країна виробництва', 'one', { ...values(5030, 'Україна', 'Польща'), locked: true, is_required: true }),
  record(504, 'Вага', 'number', { unit: 'кг', locked: true }),
]

const own: readonly StoredRecord[] = [
  record(521, 'Матеріал', 'one', { ...values(5210, 'Бавовна', 'Льон', 'Вовна'), usage_count: 18, is_required: true }),
  record(522, 'Гарантія', 'number', { unit: 'міс', usage_count: 7 }),
  record(523, 'Догляд', 'area', { help: 'Як прати, сушити і прасувати.', usage_count: 3 }),
  record(524, 'Подарункова упаковка', 'flag', { usage_count: 1 }),
  record(525, 'Сезон', 'many', values(5250, 'Зима', 'Весна', 'Літо', 'Осінь')),
  record(526, 'Довжина рукава', 'one', { ...values(5260, 'Короткий', 'Довгий'), status: 'archived' }),
]

const without = ({ id: _, version: __, clientKey: ___, sent: ____, ...fields }: StoredRecord) => fields

export const attributesEndpoints = sectionEndpoints({
  name: 'attributes',
  base: attributesPath,
  body: AttributeBody,
  seeds: ({ steps }) => (steps.product ? [...system, ...own] : system),
  made: { status: 'active', usage_count: 0, locked: false },
  textOf: ({ title, values: listedValues }) =>
    [title, ...(listedValues as readonly { title: string }[]).map((one) => one.title)].join(' '),
  filters: {
    type: ({ type }, chosen) => chosen.includes(String(type)),
    status: ({ status }, chosen) => chosen.includes(String(status)),
    owner: ({ locked }, [chosen]) => locked === (chosen === 'system'),
  },
  sorts: {
    title: (one, other) => String(one['title']).localeCompare(String(other['title']), 'uk'),
    usage_count: (one, other) => Number(one['usage_count']) - Number(other['usage_count']),
  },
  complaint: ({ title, type, values: chosen }, others) => {
    if (
      others.some((other) => String(other['title']).toLocaleLowerCase('uk') === String(title).toLocaleLowerCase('uk'))
    )
      return refused({ title: ['Атрибут із такою назвою вже є.'] })
    const isEmpty = listed.includes(String(type)) && (chosen as readonly unknown[]).length === 0
    return isEmpty ? refused({ values: ['Додайте хоча б одне значення.'] }) : null
  },
  mayChange: ({ locked, type, usage_count: usage }, fields) => {
    if (locked) return wrongState('Системний атрибут не змінюється.')
    return fields['type'] !== undefined && fields['type'] !== type && Number(usage) > 0
      ? refused({ type: [`Атрибут використовується в ${usage} товарах.`] })
      : null
  },
  mayRemove: ({ locked, usage_count: usage }) =>
    locked || Number(usage) > 0 ? wrongState('Атрибут використано в товарах.') : null,
  commands: {
    archive: ({ locked }) =>
      locked ? wrongState('Системний атрибут не змінюється.') : { changed: { status: 'archived' } },
    restore: () => ({ changed: { status: 'active' } }),
    copy: (one) => ({ made: { ...without(one), title: `${one['title']} (копія)`, usage_count: 0, locked: false } }),
    adopt: (one) => ({ made: { ...without(one), title: `${one['title']} (власний)`, usage_count: 0, locked: false } }),
  },
})
