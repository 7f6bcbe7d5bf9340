import type { NamespaceNotificationSettingsTranslation } from '../../i18n-types.ts'

const en_notificationSettings = {
  title: 'Notification channels',
  text: 'Choose where you are notified, and of what. Every change is saved at once.',
  allOn: 'Turn all on',
  allOff: 'Turn all off',
  saving: 'Saving…',
  whole: 'All events',
  channels: {
    telegram: 'Telegram',
    sms: 'SMS',
    push: 'Push',
    email: 'E-mail',
  },
  topics: {
    ttnAdded: 'Waybill added',
    shipmentSent: 'Parcel sent',
    remindAfter3Days: 'Reminder after 3 days',
    order: 'Orders',
    product: 'Products',
    system: 'System messages',
  },
  notLinked: 'Telegram is not connected yet',
  notLinkedText: 'Until the bot is connected, no notifications reach Telegram.',
  connect: 'Connect Telegram',
  failed: 'The settings could not be read',
  failedText: 'Check the connection and try again.',
  stopped: 'The settings are not available now. Reload the page.',
} satisfies NamespaceNotificationSettingsTranslation

export default en_notificationSettings
