import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const en_messages = {
  account: {
    copyRefused: 'The browser did not allow copying. Select the text and copy it yourself.',
    saved: 'The changes are saved.',
    notErased: 'This value can be replaced, but not erased',
    tooLong: 'At most 255 characters',
  },
  articles: {
    published: 'The article is published.',
    hidden: 'The article is hidden: buyers do not see it any more.',
  },
  balances: {
    transferred: 'The transfer is done.',
    amountRule: 'Enter an amount above 0 with at most two decimals',
    exceeds: 'The amount exceeds the available balance',
    elsewhere: 'Another money operation is still under way, perhaps in another tab. Try again a little later.',
    notMoved: 'The transfer was not carried out: the money stayed where it was. You can try again.',
    amountRange: 'Enter an amount from 1 to 150 000 UAH with at most two decimals',
    topUpUnclear:
      'It is not known whether an invoice was created, but nothing is charged until it is paid: you can try again.',
    toppedUp: 'The main balance is topped up.',
    paymentChecked: 'The payment is being checked: the money appears on the balance as soon as it is credited.',
    paymentPending: 'The payment is not finished yet. The balance changes as soon as it is credited.',
    paymentCancelled: 'The payment was cancelled, the balance has not changed.',
  },
  intents: {
    transferMoved: 'The transfer of {amount|money} (No. {mark}) went through.',
    transferNotMoved: 'The transfer of {amount|money} (No. {mark}) did not go through: nothing was taken.',
    paymentMoved: 'The subscription is paid: {amount|money} (No. {mark}).',
    paymentNotMoved: 'The subscription is not paid (No. {mark}): nothing was taken.',
    payoutMoved: 'The payout of {amount|money} (No. {mark}) is requested.',
    payoutNotMoved: 'The payout of {amount|money} (No. {mark}) was not requested: the money is on the balance.',
    unprovable:
      'This browser cannot tell whether another tab moves money. Update it, or open the panel in another one.',
    unwritable:
      'The browser does not let the operation be written down, and without that it might be repeated by mistake. Free some space, or let this site store data.',
  },
  kit: {
    required: 'Fill in this field',
    tooShort: 'At least {min} characters',
    tooLong: 'At most {max} characters',
    tooMany: 'At most {max}',
    entryTooLong: 'Longer than {max} characters: “{title}”',
    saved: 'Saved.',
    done: 'Done.',
    unclear: 'The server did not answer, so it is not known whether this is done. Check the list.',
    saveUnclear: 'It is not known whether the changes are saved. Press “Save” again: they are not written twice.',
  },
  notifications: {
    removed: 'The notification is deleted.',
    cleared: 'All notifications are deleted.',
    clearingSuperseded:
      'A new notification may have come, so nothing was deleted. Look at the list, and delete once more.',
  },
  onboarding: {
    storeNameRequired: 'Enter the name of the store',
    storeNameLength: 'At most 255 characters',
    storeNameSaved: 'The name of the store is saved.',
    storeNameFailed: 'The name of the store could not be saved',
  },
  telegram: {
    connected: 'Telegram is linked.',
    disconnected: 'Telegram is unlinked.',
    usernameRequired: 'Enter a username',
    usernameRule: 'A username consists of at most 64 Latin letters, digits and underscores',
    phoneRequired: 'Enter a telephone number',
    usernameSaved: 'The username of the manager is updated',
    phoneSaved: 'The telephone of the manager is updated',
  },
  payouts: {
    amountRule: 'Enter an amount above 0 with at most two decimals',
    belowMinimum: 'The amount is below the minimum for a payout',
    aboveAvailable: 'The amount exceeds what can be paid out',
    availableUnknown: 'What can be paid out could not be read yet',
    ibanRule: 'Wrong IBAN',
    holderRule: 'Enter the recipient: 2 to 100 characters',
    commentLength: 'At most 200 characters',
    requested: 'The payout is requested.',
    termsChanged: 'The terms of the payout changed. Look at them and confirm again.',
    cancelled: 'The request is cancelled, the money is back on the balance.',
  },
  images: {
    empty: 'The file is empty. Choose another one.',
    tooLarge: 'The file is too large. Make it smaller or choose another one.',
    wrongType: 'This is no PNG, JPEG or WebP picture. Choose another file.',
    tooManyPixels: 'The picture has more than 40 megapixels. Make it smaller or choose another one.',
    unreadable: 'The file cannot be read: it is damaged or out of reach. Choose another one.',
    noConnection: 'The picture was not uploaded: the server cannot be reached. Try again.',
    stalled: 'The upload has stopped: the server does not answer. Try again.',
    tooLargeForServer: 'The server does not take a file this large. Choose another one.',
    notSaved: 'The picture was not saved. Try again.',
    savedUnread: 'The picture is saved, but the new profile could not be read. Reload the page or read it again.',
    avatarSaved: 'The profile photo is saved.',
    backgroundSaved: 'The cover is saved.',
  },
  subscription: {
    paid: 'The subscription is paid.',
    transferred: 'The money was moved to the service balance.',
  },
} satisfies NamespaceMessagesTranslation

export default en_messages
