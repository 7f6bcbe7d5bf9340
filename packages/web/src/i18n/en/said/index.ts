import type { NamespaceSaidTranslation } from '../../i18n-types.ts'

const en_said = {
  balances: {
    transferred: 'The transfer is done.',
    amountRule: 'Enter an amount above 0 with at most two decimals',
    exceeds: 'The amount exceeds the available balance',
    elsewhere: 'Another money operation is still under way, perhaps in another tab. Try again a little later.',
    notMoved: 'The transfer was not carried out: the money stayed where it was. You can try again.',
    leftMoved: 'The earlier transfer did go through. Check the balances before you transfer more.',
  },
  subscription: {
    paid: 'The subscription is paid.',
    transferred: 'The money was moved to the service balance.',
  },
} satisfies NamespaceSaidTranslation

export default en_said
