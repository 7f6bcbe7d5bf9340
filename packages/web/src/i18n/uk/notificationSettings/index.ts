import type { BaseTranslation } from '../../i18n-types.ts'

const uk_notificationSettings = {
  title: 'Канали сповіщень',
  text: 'Виберіть, куди й про що вас сповіщати. Кожна зміна зберігається одразу.',
  allOn: 'Увімкнути всі',
  allOff: 'Вимкнути всі',
  saving: 'Зберігаємо…',
  whole: 'Усі події',
  channels: {
    telegram: 'Telegram',
    sms: 'SMS',
    push: 'Push',
    email: 'E-mail',
  },
  topics: {
    ttnAdded: 'Додано ТТН',
    shipmentSent: 'Посилку відправлено',
    remindAfter3Days: 'Нагадування через 3 дні',
    order: 'Замовлення',
    product: 'Товари',
    system: 'Системні повідомлення',
  },
  notLinked: 'Telegram ще не підключено',
  notLinkedText: 'Поки бота не підключено, сповіщення в Telegram не надходять.',
  connect: 'Підключити Telegram',
  failed: 'Не вдалося завантажити налаштування',
  failedText: 'Перевірте з’єднання і спробуйте ще раз.',
  stopped: 'Налаштування зараз недоступні. Оновіть сторінку.',
} satisfies BaseTranslation

export default uk_notificationSettings
