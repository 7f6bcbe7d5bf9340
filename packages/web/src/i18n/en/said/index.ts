import type { NamespaceSaidTranslation } from '../../i18n-types.ts'

const en_said = {
  balances: {
    transferred: 'The transfer is done.',
    amountRule: 'Enter an amount above 0 with at most two decimals',
    exceeds: 'The amount exceeds the available balance',
    elsewhere: 'Another money operation is still under way, perhaps in another tab. Try again a little later.',
    notMoved: 'The transfer was not carried out: the money stayed where it was. You can try again.',
    leftMoved: 'The earlier transfer did go through. Check the balances before you transfer more.',
    amountRange: 'Enter an amount from 1 to 150 000 UAH with at most two decimals',
    topUpUnclear: 'No answer came. An invoice may exist, but nothing is charged until it is paid: you can try again.',
    toppedUp: 'The main balance is topped up.',
    paymentChecked: 'The payment is being checked: the money appears on the balance as soon as it is credited.',
    paymentPending: 'The payment is not finished yet. The balance changes as soon as it is credited.',
    paymentCancelled: 'The payment was cancelled, the balance has not changed.',
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
    notMade: 'The payout was not requested: the money stayed on the balance. You can try again.',
    termsChanged: 'The terms of the payout changed. Look at them and confirm again.',
    cancelled: 'The request is cancelled, the money is back on the balance.',
  },
  subscription: {
    paid: 'The subscription is paid.',
    transferred: 'The money was moved to the service balance.',
  },
} satisfies NamespaceSaidTranslation

export default en_said
