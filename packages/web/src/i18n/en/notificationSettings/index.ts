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
  browser: {
    title: 'In this browser',
    sound: 'A sound when there is a new order or a buyer waits for an answer',
    default: 'Allow notifications in this browser, so that Push appears while you are in another tab or program.',
    allow: 'Allow notifications',
    granted: 'Push works while the panel is open in at least one tab.',
    denied:
      'The browser has blocked notifications, so Push will not appear. Press the icon to the left of the address, allow notifications and reload the page.',
    unsupported: 'This browser shows no notifications, so Push will not appear here.',
    noEmail: 'Your account has no e-mail address, so no letters will arrive. The support can add one.',
    support: 'Write to the support',
  },
  notLinked: 'Telegram is not connected yet',
  notLinkedText: 'Until the bot is connected, no notifications reach Telegram.',
  connect: 'Connect Telegram',
  failed: 'The settings could not be read',
  failedText: 'Check the connection and try again.',
  stopped: 'The settings are not available now. Reload the page.',
} satisfies NamespaceNotificationSettingsTranslation

export default en_notificationSettings
