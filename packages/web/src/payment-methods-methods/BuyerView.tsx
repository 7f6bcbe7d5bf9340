import type { ValuesIn } from '@supplier/core/kit/section/section.domain'
import { buyerViewOf } from '@supplier/core/payment-methods-methods/buyer-view.domain'
import type { Settlement } from '@supplier/core/payment-methods-methods/fee.domain'
import type { PaymentMethod } from '@supplier/core/payment-methods-methods/methods.domain'
import type { PaymentMethods } from '@supplier/core/payment-methods-methods/payment-methods-methods.section'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/layout/Card.tsx'
import { offer, offerText, offerTitle, quiet, title, view } from './PaymentMethods.styles.ts'
import type { paymentMethodsTranslations } from './payment-methods-methods.translations.ts'

interface BuyerViewProps {
  readonly values: ValuesIn<PaymentMethods>
  readonly row: PaymentMethod | null
  readonly t: (typeof paymentMethodsTranslations)['uk']['more']
}

/** The method as a buyer will see it, and what an order brings, while the form is being filled in. */
export function BuyerView({ values, row, t }: BuyerViewProps) {
  const { roundMoney } = useFormats()
  const shown = buyerViewOf(values, row)
  return (
    <section aria-label={t.buyerView}>
      <Card>
        <div className={view}>
          <h2 className={title}>{t.buyerView}</h2>
          <div className={offer}>
            <span className={offerTitle}>{shown.title || '—'}</span>
            {shown.text !== '' && <span className={offerText}>{shown.text}</span>}
            {shown.prepaid !== null && (
              <span className={offerText}>
                {t.prepaid} {roundMoney(shown.prepaid)}
              </span>
            )}
          </div>
          {shown.settlement && <Settled settlement={shown.settlement} t={t} />}
        </div>
      </Card>
    </section>
  )
}

function Settled({ settlement, t }: { readonly settlement: Settlement; readonly t: BuyerViewProps['t'] }) {
  const { roundMoney } = useFormats()
  const { order, fee, buyerPays, supplierGets } = settlement
  return (
    <>
      <p>
        {t.of} {roundMoney(order)} {t.youGet} <b>{roundMoney(supplierGets)}</b>
        {buyerPays !== order && `, ${t.buyerPays} ${roundMoney(buyerPays)}`}
      </p>
      <p className={quiet}>{fee > 0 ? `${t.fee} ${roundMoney(fee)}` : t.noFee}</p>
    </>
  )
}
