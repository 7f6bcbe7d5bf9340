import type { NamespaceNotificationTranslation } from '../../i18n-types.ts'

const en_notification = {
  label: 'Notifications',
  filter: 'Type',
  types: {
    order: 'Orders',
    product: 'Products',
    delivery: 'Delivery',
    payment: 'Payments',
    chat: 'Chats',
    system: 'System',
  },
  untitled: 'Untitled',
  isNew: 'New',
  urgent: 'Important',
  read: 'Mark as read: {title}',
  remove: 'Delete: {title}',
  readThis: 'Mark as read',
  removeThis: 'Delete',
  readAll: 'Mark all as read',
  clear: 'Delete all',
  readAllTypes: 'Mark notifications of all types as read',
  clearAllTypes: 'Delete notifications of all types',
  settings: 'Settings',
  newItems: 'New: {count|count}',
  removed: 'Notification deleted',
  removedMany: 'Notifications deleted: {count|count}',
  cleared: 'All notifications deleted',
  undo: 'Undo',
  more: 'Show more',
  moreFailed: 'The rest could not be loaded.',
  end: 'These are all the notifications.',
  nothingYet: 'No notifications',
  nothingYetText: 'Everything worth knowing about orders, products, delivery and money appears here.',
} satisfies NamespaceNotificationTranslation

export default en_notification
