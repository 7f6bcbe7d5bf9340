import type { DeliveryKeys } from '@supplier/core/deliveries-apis/deliveries-apis.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

type More =
  | 'owner'
  | 'allStores'
  | 'isDefault'
  | 'expires'
  | 'orders'
  | 'perMinute'
  | 'endingTitle'
  | 'endedTitle'
  | 'replace'
  | 'endingText'
  | 'ends'
  | 'ended'
  | 'issuedTo'
  | 'askingOwner'

export const deliveriesApisTranslations: TranslationsOf<DeliveryKeys, More> = {
  uk: {
    label: 'Менеджер API ключів',
    create: 'Додати ключ',
    edit: 'Ключ Нової Пошти',
    nothingYet: 'Ключів ще немає',
    nothingYetText: 'З ключем Нової Пошти накладні створюються з замовлень, а статуси посилок оновлюються самі.',
    fields: { title: 'Назва', carrier: 'Перевізник', key: 'Ключ', stores: 'Магазини', isDefault: 'Основний' },
    hints: {
      title: 'Побачите її у списках, наприклад «ФОП Коваль»',
      key: 'Кабінет Нової Пошти → Налаштування → Безпека. Після збереження видно лише чотири останні символи',
      stores: 'Якщо не вибрати жодного, ключем користуються всі',
    },
    choices: { carrier: { nova: 'Нова Пошта' } },
    filters: { search: 'Пошук за назвою і власником', status: 'Стан', sort: 'Порядок', size: 'На сторінці' },
    states: {
      status: {
        active: 'Активний',
        checking: 'Перевірка',
        expiring: 'Спливає термін',
        expired: 'Термін сплив',
        invalid: 'Недійсний',
        disabled: 'Вимкнено',
      },
    },
    filterChoices: {
      sort: { '-is_default': 'Спершу основний', title: 'За назвою', expires_at: 'За терміном дії' },
    },
    commands: {
      check: { label: 'Перевірити' },
      replace: {
        label: 'Замінити',
        title: 'Замінити ключ',
        text: 'Попередній ключ працює, доки Нова Пошта не підтвердить новий.',
        fields: { key: 'Новий ключ' },
        hints: { key: 'Кабінет Нової Пошти → Налаштування → Безпека' },
      },
      makeDefault: { label: 'Зробити основним' },
      disable: { label: 'Вимкнути' },
      enable: { label: 'Увімкнути' },
      remove: { label: 'Видалити', title: 'Видалити ключ', text: 'Незавершені замовлення ним не користуються.' },
    },
    more: {
      owner: 'Власник',
      allStores: 'Усі',
      isDefault: 'Основний',
      expires: 'Діє до',
      orders: 'Замовлень у роботі',
      perMinute: 'Межа для всіх магазинів разом, запитів на хвилину:',
      endingTitle: 'Термін дії ключа спливає',
      endedTitle: 'Термін дії ключа сплив',
      replace: 'Замінити',
      endingText:
        'Створіть новий ключ у кабінеті Нової Пошти і замініть ним цей: без чинного ключа накладні не створити.',
      ends: 'діє до',
      ended: 'термін сплив',
      issuedTo: 'Ключ видано на ім’я:',
      askingOwner: 'Питаємо Нову Пошту, чий це ключ…',
    },
  },
  en: {
    label: 'API key manager',
    create: 'Add a key',
    edit: 'Nova Poshta key',
    nothingYet: 'No keys yet',
    nothingYetText: 'With a Nova Poshta key, waybills are made from orders and parcel statuses update by themselves.',
    fields: { title: 'Title', carrier: 'Carrier', key: 'Key', stores: 'Stores', isDefault: 'Default' },
    hints: {
      title: 'Shown in lists, for example “Koval, sole trader”',
      key: 'Nova Poshta account → Settings → Security. After saving, only its last four characters are shown',
      stores: 'If none is chosen, all of them use the key',
    },
    choices: { carrier: { nova: 'Nova Poshta' } },
    filters: { search: 'Search by title and owner', status: 'State', sort: 'Order', size: 'On a page' },
    states: {
      status: {
        active: 'Active',
        checking: 'Being checked',
        expiring: 'Expires soon',
        expired: 'Expired',
        invalid: 'Not valid',
        disabled: 'Off',
      },
    },
    filterChoices: {
      sort: { '-is_default': 'Default first', title: 'By title', expires_at: 'By expiry' },
    },
    commands: {
      check: { label: 'Check' },
      replace: {
        label: 'Replace',
        title: 'Replace the key',
        text: 'The old key works until Nova Poshta has confirmed the new one.',
        fields: { key: 'New key' },
        hints: { key: 'Nova Poshta account → Settings → Security' },
      },
      makeDefault: { label: 'Make default' },
      disable: { label: 'Turn off' },
      enable: { label: 'Turn on' },
      remove: { label: 'Delete', title: 'Delete the key', text: 'No unfinished order uses it.' },
    },
    more: {
      owner: 'Owner',
      allStores: 'All',
      isDefault: 'Default',
      expires: 'Valid until',
      orders: 'Open orders',
      perMinute: 'Limit for all stores together, requests per minute:',
      endingTitle: 'A key is about to expire',
      endedTitle: 'A key has expired',
      replace: 'Replace',
      endingText:
        'Make a new key in your Nova Poshta account and replace this one: without a valid key no waybill can be made.',
      ends: 'valid until',
      ended: 'expired on',
      issuedTo: 'The key was issued to:',
      askingOwner: 'Asking Nova Poshta whose key this is…',
    },
  },
}
