import type { BaseTranslation } from '../../i18n-types.ts'

/** What the core says behind the sign-in page. */
const uk_said = {
  balances: {
    transferred: 'Переказ виконано.',
    amountRule: 'Введіть суму, більшу за 0, не більше двох знаків після коми',
    exceeds: 'Сума перевищує доступний баланс',
    elsewhere: 'Інша операція з грошима ще триває, можливо, в іншій вкладці. Спробуйте трохи пізніше.',
    notMoved: 'Переказ не виконано: гроші залишилися на місці. Можна спробувати ще раз.',
    leftMoved: 'Попередній переказ усе ж виконано. Перевірте баланси, перш ніж переказувати ще.',
  },
  subscription: {
    paid: 'Підписку оплачено.',
    transferred: 'Кошти переказано на баланс послуг.',
  },
} satisfies BaseTranslation

export default uk_said
