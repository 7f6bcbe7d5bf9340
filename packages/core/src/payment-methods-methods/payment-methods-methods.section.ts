import { chosenStore } from '../kit/list/filters.domain.ts'
import { manyOf, search, size, sort } from '../kit/list/query.domain.ts'
import { moveBy } from '../kit/section/order.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { readIban } from '../requisites/iban.domain.ts'
import { methodForm, mistakesOf, statesOf } from './method-form.domain.ts'
import { mayBecomeOn, mayCheck, mayEnable, mayReset, paymentMethodRow, paymentStatuses } from './methods.domain.ts'

export const paymentMethods = defineSection(paymentMethodRow)({
  id: 'payment-methods',
  route: 'payment-methods-methods',
  param: 'method',
  namedBy: ['title'],
  pages: { edit: 'payment-methods-details' },
  mayCreate: false,
  affectsSetup: true,
  query: {
    search: search(),
    status: manyOf(paymentStatuses),
    store: chosenStore(),
    sort: sort(['position', 'title']),
    size: size(['100']),
  },
  form: methodForm,
  statesOf,
  // An account asks for its bank.
  questionOf: ({ iban }, row) => {
    const read = row?.code === 'iban' ? readIban(iban) : null
    return read === null ? null : { iban: read }
  },
  mistakesOf,
  groups: {
    requisites: ['recipient', 'iban', 'taxId', 'bankTitle', 'purpose', 'cardNumber', 'holder'],
    keys: ['publicKey', 'privateKey', 'merchantAccount', 'secretKey', 'domain', 'token', 'isTest'],
    instalments: ['provider', 'parts'],
    terms: ['min', 'max', 'prepaymentKind', 'prepaymentPercent', 'prepaymentAmount', 'feePayer'],
    buyers: ['title', 'buyerText', 'stores'],
  },
  savesWith: { command: 'enable', isOffered: (row) => row !== null && mayBecomeOn(row) },
  savedLocation: () => ({ to: 'payment-methods-saved' }),
  isInProgress: ({ status }) => status === 'checking',
  mayEdit: () => true,
  toggle: { on: 'enable', off: 'disable' },
  order: { up: 'moveUp', down: 'moveDown' },
  commands: {
    moveUp: moveBy(-1),
    moveDown: moveBy(1),
    enable: { said: 'enabled', may: mayEnable, isDone: (row) => row?.isEnabled === true },
    disable: { said: 'disabled', may: ({ isEnabled }) => isEnabled, isDone: (row) => row?.isEnabled === false },
    check: { said: 'checked', may: mayCheck },
    reset: {
      said: 'methodReset',
      may: mayReset,
      needsConfirmation: true,
      helpLink: (reason) => (reason === 'orders_waiting' ? { to: 'orders' } : null),
      isDone: (row) => row?.status === 'not_configured',
    },
  },
})
export type PaymentMethods = typeof paymentMethods
