import type { NovaStep } from '@supplier/core/deliveries-nova/nova.domain'
import type { Language } from '../i18n/language.ts'

type Steps = Readonly<Record<NovaStep['step'], { readonly title: string; readonly text: string }>>

interface NovaTranslations extends Steps {
  readonly title: string
  readonly failed: string
  readonly done: string
  readonly waiting: string
  readonly take: string
  readonly look: string
  readonly finish: string
  readonly saved: string
  readonly savedText: string
  readonly notReady: string
  readonly notReadyText: string
  readonly back: string
}

export const novaTranslations: Readonly<Record<Language, NovaTranslations>> = {
  uk: {
    title: 'Підключення Нової Пошти',
    key: { title: 'API ключ', text: 'Для накладних із замовлень і статусів посилок.' },
    sender: { title: 'Відправник', text: 'Хто здає посилки і звідки.' },
    enable: { title: 'Увімкнути метод', text: 'Тоді покупці зможуть вибрати Нову Пошту.' },
    failed: 'Не вдалося перевірити кроки.',
    done: 'Готово',
    waiting: 'Перевірка',
    take: 'Перейти',
    look: 'Переглянути',
    finish: 'Завершити',
    saved: 'Налаштування доставки збережено',
    savedText: 'Покупці вже можуть вибрати доставку.',
    notReady: 'Доставку ще не налаштовано',
    notReadyText: 'Увімкніть хоча б один метод доставки.',
    back: 'До методів доставки',
  },
  en: {
    title: 'Connecting Nova Poshta',
    key: { title: 'API key', text: 'For waybills from orders and the statuses of parcels.' },
    sender: { title: 'Sender', text: 'Who hands parcels over, and where.' },
    enable: { title: 'Turn the method on', text: 'Then buyers can choose Nova Poshta.' },
    failed: 'The steps could not be checked.',
    done: 'Done',
    waiting: 'Being checked',
    take: 'Go',
    look: 'View',
    finish: 'Finish',
    saved: 'Delivery settings saved',
    savedText: 'Buyers can choose a delivery now.',
    notReady: 'Delivery is not set up yet',
    notReadyText: 'Turn on at least one delivery method.',
    back: 'To the delivery methods',
  },
}
