import type { NamespaceAccountPageTranslation } from '../../i18n-types.ts'

const en_accountPage = {
  since: 'With us since {date}',
  confirmed: 'Number confirmed',
  notConfirmed: 'Number not confirmed',
  pictures: 'Pictures',
  noName: 'No name given yet',
  person: {
    title: 'Personal details',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    emailHint: 'To change the email, write to the support.',
    noEmail: 'Not given',
  },
  store: {
    title: 'Store',
    name: 'Name of the store',
    nameHint: 'Buyers see it next to your goods.',
    contact: 'Contact of the manager',
    contactHint: 'Telephone, email or messenger for buyers and the support.',
  },
  key: {
    title: 'Nova Poshta',
    label: 'API key of Nova Poshta',
    hint: 'Needed to make waybills. The whole key is never shown.',
    none: 'No key added yet',
    add: 'Add a key',
    change: 'Change',
    field: 'New API key',
    fieldHint: 'Copy it from your Nova Poshta account.',
    cancel: 'Leave as it is',
  },
  bar: {
    label: 'Unsaved changes',
    unsaved: 'There are unsaved changes',
    save: 'Save',
    discard: 'Discard changes',
  },
  draft: {
    label: 'Draft',
    found: 'There is an unsaved draft',
    text: 'You left without saving last time.',
    restore: 'Restore',
    dismiss: 'Discard',
  },
  telegram: {
    title: 'Telegram',
    linked: 'Linked',
    notLinked: 'Not linked',
    linkedText: 'The bot tells you of orders, deliveries and payments.',
    notLinkedText: 'Link the bot to hear of orders, deliveries and payments at once.',
    connect: 'Link',
    unlink: 'Unlink',
    reading: 'Reading the account anew…',
    unread: 'Telegram is linked, but the account could not be read anew.',
    stopped: 'Whether it is linked is not known now. Reload the page.',
    askTitle: 'Unlink Telegram?',
    askText: 'The bot will no longer tell you of orders, deliveries and payments. You can link it again at any time.',
  },
  manager: {
    title: 'Manager of the orders',
    text: 'Whom to write in Telegram about new orders.',
    none: 'Not given',
    add: 'Name one',
    change: 'Change',
  },
  security: {
    title: 'Security',
    twoFactor: 'Two-factor authentication',
    twoFactorHint:
      'For now only a mark until the page is reloaded: it is saved nowhere, and signing in stays as it is.',
  },
  look: {
    title: 'Look of the panel',
    text: 'Theme, density and language.',
    go: 'Choose the look',
  },
} satisfies NamespaceAccountPageTranslation

export default en_accountPage
