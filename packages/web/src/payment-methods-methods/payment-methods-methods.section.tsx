import { textOf } from '@supplier/core/kernel/word'
import { type PaymentMethod, refusedKeysAt, unblockedAt } from '@supplier/core/payment-methods-methods/methods.domain'
import {
  type PaymentMethods,
  paymentMethods,
} from '@supplier/core/payment-methods-methods/payment-methods-methods.section'
import { mayTest } from '@supplier/core/payment-methods-methods/test-payment.domain'
import { bankViewOf } from '@supplier/core/requisites/bank.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { recordPage } from '../kit/record/RecordPage.tsx'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { namesOf } from '../kit/values/names.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { BankNote } from '../requisites/BankNote.tsx'
import { BuyerView } from './BuyerView.tsx'
import { MethodObstacle, type MethodProps } from './MethodState.tsx'
import { above, asides, orders, ordersStores, quiet, stack } from './PaymentMethods.styles.ts'
import { paymentMethodsTranslations } from './payment-methods-methods.translations.ts'
import { TestPayment } from './TestPayment.tsx'

type Texts = (typeof paymentMethodsTranslations)['uk']['more']

export const screen = sectionScreen(paymentMethods, {
  t: paymentMethodsTranslations,
  nameOf: ({ title }) => title,
  // Under the name, which grows, a note has room for its lines.
  aroundName: (row, name, { more }) => (
    <span className={stack} data-lines="">
      {name}
      {(row.blockedBy[0] || row.check) && <Note row={row} t={more} />}
    </span>
  ),
  columns: ({ more }) => [
    { id: 'status', header: more.status, card: 'figure' },
    {
      id: 'orders',
      file: ['min', 'max', 'stores'],
      header: more.orders,
      named: true,
      cell: (row) => <Orders row={row} t={more} />,
    },
    { id: 'position', header: more.place, priority: 3, align: 'end', named: true },
  ],
})

/** The page of a method, with the test payment beside its form where a provider takes one. */
export const page = recordPage<PaymentMethods, keyof Texts>(paymentMethods, {
  t: paymentMethodsTranslations,
  nameOf: ({ title }) => title,
  state: 'status',
  main: { enable: 'primary', disable: 'secondary', check: 'secondary' },
  notes: {
    iban: ({ values, answer }) => {
      const view = bankViewOf(values.iban, answer)
      return view.state !== 'none' && <BankNote view={view} />
    },
    cardNumber: storedNote,
    privateKey: storedNote,
    secretKey: storedNote,
    token: storedNote,
  },
  lead: ({ row }, { more }) => row && <MethodObstacle row={row} t={more} />,
  aside: ({ values, row, beside }, { more }) => (
    <div className={asides}>
      <BuyerView values={values} row={row} t={more} />
      {beside && row && mayTest(row) && <TestPayment actor={beside} t={more} />}
    </div>
  ),
})

/** The end of the stored secret, under the field that replaces it. */
function storedNote({ row }: { readonly row: PaymentMethod | null }, { more }: { readonly more: Texts }) {
  return row?.isSecretSet && (row.secretEnd ? `${more.storedSecret} ${row.secretEnd}` : more.storedHidden)
}

/** The sums for which buyers are offered the method, and its stores if it does not belong to all. */
function Orders({ row: { min, max, stores }, t }: MethodProps) {
  const { roundMoney } = useFormats()
  const sums = [min !== null && `${t.from} ${roundMoney(min)}`, max !== null && `${t.upTo} ${roundMoney(max)}`].filter(
    Boolean,
  )
  return (
    <span className={orders}>
      {sums.join(' ') || t.anyOrder} {stores.length > 0 && <span className={ordersStores}>{namesOf(stores)}</span>}
    </span>
  )
}

/** What keeps buyers from seeing the method, or what the provider said about its keys. */
function Note({ row, t }: MethodProps) {
  const { blockedBy, check } = row
  const { dateTime } = useFormats()
  const [blocker] = blockedBy
  if (blocker !== undefined)
    return (
      <span className={quiet}>
        {textOf(t, blocker)}.{' '}
        <span className={above}>
          <RouteLink location={unblockedAt(blocker, row)}>{blocker === 'needs_keys' ? t.addKeys : t.unblock}</RouteLink>
        </span>
      </span>
    )
  const keys = refusedKeysAt(row)
  return (
    check && (
      <span className={quiet}>
        {check.at ? `${textOf(t, check.result)} (${dateTime(check.at)})` : textOf(t, check.result)}
        {check.result !== 'ok' && '. '}
        {keys && (
          <>
            <span className={above}>
              <RouteLink location={keys}>{t.otherKeys}</RouteLink>
            </span>{' '}
          </>
        )}
        {check.result !== 'ok' && check.text}
      </span>
    )
  )
}
