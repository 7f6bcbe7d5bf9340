export const ukStoreCopy = {
  copySettings: 'Скопіювати з іншого магазину',
  copyText: 'Контакти, години роботи, ключі, відправники й методи доставки, методи оплати.',
  copyChoose: 'Вибрати магазин',
  copyFrom: 'З якого магазину',
  copyNone: 'Іншого магазину немає: копіювати нізвідки.',
  copyNothing: 'Усе, що має цей магазин, уже діє й тут.',
  copyNot:
    'Назву, опис, адреси й зображення не копіюємо: у кожного магазину вони свої. Те, що не має вибраних магазинів, діє для всіх.',
  copyArticles: 'Статті копіюють на їхній сторінці',
  copyStart: 'Скопіювати',
  copyCancel: 'Скасувати',
  copyClose: 'Закрити',
  copyRetry: 'Повторити невдалі',
  copyUnread: 'Не вдалося дізнатися, що можна скопіювати.',
  copyDone: 'скопійовано',
  copyFailed: 'не вдалося',
  copy_contacts: 'Контакти, яких тут ще немає',
  copy_hours: 'Години роботи',
  copy_key: 'Ключ доставки',
  copy_sender: 'Відправник',
  copy_delivery: 'Метод доставки',
  copy_payment: 'Метод оплати',
  newCopyNote: 'Контакти, години, доставку й оплату іншого магазину можна буде скопіювати на сторінці цього.',
} as const

export type StoreCopyTexts = keyof typeof ukStoreCopy

export const enStoreCopy: Readonly<Record<StoreCopyTexts, string>> = {
  copySettings: 'Copy from another store',
  copyText: 'Contacts, hours, delivery keys, senders and methods, payment methods.',
  copyChoose: 'Choose a store',
  copyFrom: 'From which store',
  copyNone: 'There is no other store to copy from.',
  copyNothing: 'Everything that this store has already applies here.',
  copyNot:
    'The name, the description, the addresses and the pictures are not copied: each store has its own. What has no chosen stores applies to all of them.',
  copyArticles: 'Articles are copied on their page',
  copyStart: 'Copy',
  copyCancel: 'Cancel',
  copyClose: 'Close',
  copyRetry: 'Repeat the failed ones',
  copyUnread: 'What can be copied could not be read.',
  copyDone: 'copied',
  copyFailed: 'failed',
  copy_contacts: 'Contacts that are missing here',
  copy_hours: 'Hours',
  copy_key: 'Delivery key',
  copy_sender: 'Sender',
  copy_delivery: 'Delivery method',
  copy_payment: 'Payment method',
  newCopyNote:
    'You will be able to copy the contacts, the hours, delivery and payment of another store on the page of this one.',
}
