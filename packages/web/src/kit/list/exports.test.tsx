import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import { sections as plainSections } from '@supplier/core/app/panel-screens.compose'
import { pathOf } from '@supplier/core/kernel/routes'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { opened } from '../../../testing/opened.tsx'

type Columns = readonly (readonly [shown: string, ...heads: string[]])[]

const next = ['Наступний крок'] as const
const actions = ['Дії'] as const

/** Each shown column with the columns that a file has for it; controls have none. */
const columns: Readonly<Record<string, Columns>> = {
  campaigns: [
    ['Кампанія', 'Назва', 'Товари'],
    ['Стан', 'Стан'],
    ['Сьогодні', 'Витрачено сьогодні, грн', 'Денний бюджет, грн'],
    ['Переходи', 'Кліки'],
    ['Замовлення', 'Замовлення'],
    ['Частка витрат', 'Частка, %'],
    next,
    actions,
  ],
  'telegram-ads': [
    ['Оголошення', 'Назва', 'Товар'],
    ['Стан', 'Стан'],
    ['Витрачено', 'Витрачено, грн', 'Бюджет, грн'],
    ['Покази', 'Покази'],
    ['Переходи', 'Кліки'],
    ['Початок', 'Початок'],
    next,
    actions,
  ],
  attributes: [
    ['Назва', 'Назва'],
    ['Тип', 'Тип', 'Одиниця'],
    ['Група', 'Група'],
    ['Значення', 'Значення'],
    ['Обов’язковий', 'Обов’язковий'],
    ['Товарів', 'Товари'],
    ['Стан', 'Стан', 'Системний'],
    actions,
  ],
  'delivery-keys': [
    ['Назва', 'Назва'],
    ['Стан', 'Стан', 'Основний'],
    ['Ключ', 'Ключ'],
    ['Магазини', 'Магазини'],
    ['Власник', 'Власник'],
    ['Діє до', 'Діє до'],
    ['Замовлень у роботі', 'Відкриті замовлення'],
    actions,
  ],
  deliveries: [
    ['Метод', 'Назва'],
    ['Стан', 'Увімкнено', 'Бракує'],
    ['Тариф', 'Тариф', 'Ціна, грн'],
    ['Хто платить', 'Платник'],
    ['Безкоштовно від', 'Безкоштовно від, грн'],
    ['Днів', 'Строк'],
    ['Області', 'Області'],
    ['Магазини', 'Магазини'],
    ['Увімкнено'],
    actions,
  ],
  'delivery-senders': [
    ['Назва', 'Назва'],
    ['Контрагент', 'Контрагент'],
    ['Контактна особа', 'Контакт'],
    ['Звідки', 'Населений пункт', 'Відділення', 'Вулиця', 'Будинок'],
    ['Магазини', 'Магазини'],
    ['Стан', 'Основний', 'Зауваження'],
    actions,
  ],
  integrations: [
    ['Інтеграція', 'Назва'],
    ['Сервіс', 'Тип'],
    ['Напрямки', 'Напрями'],
    ['Остання синхронізація', 'Остання синхронізація', 'Результат'],
    ['Стан', 'Стан'],
    actions,
  ],
  orders: [
    ['Вибрати всі на сторінці'],
    ['Замовлення', 'Номер', 'Створено'],
    ['Стан', 'Стан', 'Обробити до'],
    ['Покупець', 'Покупець', 'Телефон', 'ТТН', 'Стан посилки'],
    ['Доставка', 'Служба доставки', 'Місто', 'Адреса'],
    ['Магазин', 'Магазин', 'Звідки'],
    ['Сума', 'Сума, грн', 'Стан оплати', 'Спосіб оплати', 'Післяплата, грн'],
    next,
    actions,
  ],
  products: [
    ['Вибрати всі на сторінці'],
    ['Товар', 'Назва', 'Артикул', 'Штрихкод', 'Категорія'],
    ['Стан', 'Стан'],
    ['Ціна', 'Ціна, грн'],
    ['Залишок', 'Залишок'],
    ['Наявність', 'Наявність'],
    ['Якість', 'Якість'],
    ['Змінено', 'Змінено'],
    ['Магазини', 'Магазини'],
    ['Стара ціна', 'Стара ціна, грн'],
    actions,
  ],
  'attribute-groups': [
    ['Порядок'],
    ['Назва', 'Назва'],
    ['Атрибути', 'Атрибути'],
    ['У формі товару', 'Згорнута'],
    ['Порядок', 'Порядок'],
    ['Хто створив', 'Системний'],
    actions,
  ],
  referrals: [
    ['Хто прийшов', 'Назва', 'Телефон'],
    ['Коли', 'Приєднався'],
    ['Стан', 'Стан'],
    ['Бонус', 'Бонус, грн', 'Бонус доступний з'],
    actions,
  ],
  reviews: [
    ['Відгук', 'Створено', 'Покупець', 'Оцінка', 'Текст'],
    ['Товар', 'Товар'],
    ['Відповідь', 'Стан відповіді', 'Відповідь', 'Чекає відповіді з', 'Скарга'],
    actions,
  ],
  shelvings: [
    ['Полиця', 'Код', 'Назва'],
    ['Лежить', 'Лежать'],
    ['Товарів', 'Товари'],
    ['Заповнено', 'Зайнято', 'Місткість'],
    ['Стан', 'Працює'],
    actions,
  ],
  stores: [
    ['Назва', 'Назва'],
    ['Товарів', 'Товари'],
    ['Оцінка', 'Оцінка'],
    ['Фід товарів', 'Прайс-лист'],
    ['Стан', 'Стан'],
    actions,
  ],
  'payment-methods': [
    ['Порядок'],
    ['Назва для покупця', 'Назва'],
    ['Стан', 'Стан'],
    ['Для замовлень', 'Від суми, грн', 'До суми, грн', 'Магазини'],
    ['Місце', 'Порядок'],
    ['Увімкнено'],
    actions,
  ],
}

const sections = await Promise.all(Object.values(plainSections).map((load) => load()))

it.each(sections.map((section) => [section.id, section] as const))(
  'a file of %s has what names its records, and every shown column',
  async (id, section) => {
    const sandbox = createSandbox()
    let job: string | null = null
    const fetch: typeof globalThis.fetch = async (...call) => {
      const answer = await sandbox.fetch(...call)
      if (new Request(...call).url.endsWith('/export')) job = (await answer.clone().json()).data.id
      return answer
    }
    const local = memoryStore(new Map([['user', await seatOf(sandbox)]]))
    opened({ href: pathOf({ to: section.route }), fetch, local })
    const button = await screen.findByRole('button', { name: 'Експорт' }, { timeout: 20_000 })
    const heads = within(screen.getByRole('table')).getAllByRole('columnheader')
    fireEvent.click(button)
    const item = await screen.findByRole('menuitem', { name: /CSV/ })
    fireEvent.pointerDown(item)
    await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true))
    fireEvent.click(item)
    await waitFor(() => expect(job).not.toBe(null))

    const file = await sandbox.fetch(`http://localhost/api/storage/exports/${job}`)
    const [written = ''] = (await file.text()).replace('\ufeff', '').split('\r\n')
    const expected = columns[id] ?? []
    // A column that is empty on the whole page is not shown; the file has it.
    const shown = heads.map(({ textContent }) => textContent ?? '')
    expect(shown).toEqual(expected.flatMap(([head = '']) => (shown.includes(head) ? [head] : [])))
    expect(shown.length).toBeGreaterThan(expected.length - 2)
    expect(written.split(';')).toEqual([...new Set(expected.flatMap(([, ...those]) => those))])
  },
  30_000,
)
