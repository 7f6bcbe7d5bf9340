import { expect, test } from 'vitest'
import uk from './uk/index.ts'
import { panel } from './uk/panel.ts'

/** Texts that suppliers know by heart and that must not change. */
const fixed = {
  'core.failure.unexpected': 'Щось пішло не так.',
  'auth.countries.empty': 'немає даних',
  'messages.notifications.removed': 'Видалення пройшло успішно!',
  'messages.notifications.cleared': 'Усі сповіщення успішно видалено!',
  'messages.onboarding.storeNameRequired': 'Введіть назву магазину',
  'messages.onboarding.storeNameSaved': 'Назву магазину збережено успішно.',
  'messages.onboarding.storeNameFailed': 'Помилка при збереженні назви магазину',
  'messages.telegram.connected': 'Telegram підключено успішно.',
  'messages.telegram.disconnected': 'Telegram успішно відв’язано.',
  'messages.telegram.usernameRequired': 'Введіть юзернейм',
  'messages.telegram.phoneRequired': 'Введіть номер телефону',
  'messages.telegram.usernameSaved': 'Успішне оновлення юзернейму менеджера',
  'messages.telegram.phoneSaved': 'Успішне оновлення номера телефону менеджера',
  'money.cancel': 'Скасувати',
  'money.topUp': 'Поповнити',
  'money.paywall.offer': 'Ця функція доступна лише для підписників.',
  'money.paywall.accept': 'Оформити',
  'money.paywall.payments': 'Платежі',
  'money.paywall.shortOnMain': 'Недостатньо коштів на Основному балансі',
  'money.paywall.shortOnService': 'Недостатньо коштів на сервісному балансі',
  'money.paywall.transfer': 'Перевести та Підтвердити',
  'shell.incomplete.go': 'Перейти',
  'routes.orders': 'Замовлення',
  'routes.reviews': 'Відгуки',
  'routes.products': 'Продукти',
  'routes.imports': 'Список імпортів',
  'routes.productCreate': 'Додати вручну',
  'routes.categories': 'Категорії',
  'routes.shelvings': 'Стелажі',
  'routes.attributes': 'Атрибути',
  'routes.attributeGroups': 'Групи атрибутів',
  'routes.payments': 'Платежі',
  'routes.balances': 'Баланси',
  'routes.mainBalance': 'Баланс',
  'routes.serviceBalance': 'Баланс Послуг',
  'routes.payouts': 'Виплати',
  'routes.stores': 'Мої магазини',
  'routes.integrations': 'Інтеграції',
  'routes.deliveries': 'Методи доставки',
  'routes.nova': 'Нова Пошта',
  'routes.apis': 'Менеджер API ключів',
  'routes.chats': 'Чати',
  'routes.articles': 'Інформаційні статті',
  'routes.telegramAds': 'Telegram Реклама',
  'routes.notifications': 'Сповіщення',
  'routes.referrals': 'Статистика Реферальна',
  'routes.settings': 'Налаштування',
  'routes.preferences': 'Обліковий запис',
  'routes.customizing': 'Налаштування додатка',
} as const

const current = { ...uk, ...panel }

const translationsAt = (path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], current)

test.each(Object.entries(fixed))('%s reads %s', (path, translations) => {
  expect(translationsAt(path)).toBe(translations)
})

const sources = import.meta.glob<string>(['../**/*.translations.ts', './uk/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Words that the panel has replaced by better ones, and what stands for them. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/[уУ]триманн/, 'Відкладені, Відкласти'],
  [/[нН]акладен(?:ий|ого) платіж/, 'Післяплата'],
  [/Оплата при отриманні/, 'Післяплата'],
  [/[лЛ]ист (?:комплектування|збирання)/, 'Аркуш збирання'],
  [/Порожн(?:ій|є|ьо)[,:]/, 'Не заповнюйте, якщо …'],
  [/(?<!\p{L})[кК]олонк/u, 'Стовпець'],
  [/(?<!Ключі )[нН]е ?прийнят(?:о|і)(?!\p{L})/u, 'Відхилено'],
  [/Спершу давні/, 'Спершу старіші'],
  [/(?<!п)відб[іо]р/iu, 'збережене подання, фільтр'],
  [/Не вдалося прочитати|не вдалося прочитати|Читаємо/, 'Не вдалося завантажити, Завантажуємо'],
  [/Невірн|[хХ]ибн/, 'Неправильний, помилковий'],
  [/Оберіть|оберіть|Обрати|обрати|Обран(?:о|ий|у|а)(?!\p{L})/u, 'Виберіть, вибрати'],
  [/Вживання|За вживаністю/, 'Використання, Спершу найуживаніші'],
]

test('words that were replaced are nowhere', () => {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    replaced.flatMap(([word, better]) =>
      text
        .split('\n')
        .filter((line) => word.test(line))
        .map((line) => `${file}: ${line.trim()} (better: ${better})`),
    ),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(60)
  expect(found).toEqual([])
})
