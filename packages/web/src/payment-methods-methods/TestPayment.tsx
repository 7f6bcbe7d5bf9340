import type { TestPaymentActor } from '@supplier/core/payment-methods-methods/test-payment.machine'
import { selectTestPayment } from '@supplier/core/payment-methods-methods/test-payment.selectors'
import { useSelector } from '@xstate/react'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { LinkButton } from '../ui/buttons/LinkButton.tsx'
import { QrCode } from '../ui/images/QrCode.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { code, outcome, quiet, view as stacked, title } from './PaymentMethods.styles.ts'
import type { paymentMethodsTranslations } from './payment-methods-methods.translations.ts'

interface TestPaymentProps {
  readonly actor: TestPaymentActor
  readonly t: (typeof paymentMethodsTranslations)['uk']['more']
}

/** A payment of one hryvnia by which a supplier tries a provider, and its result. */
export function TestPayment({ actor, t }: TestPaymentProps) {
  const view = useSelector(actor, selectTestPayment)
  const messageText = useMessageText()
  const { money } = useFormats()
  const start = () => actor.send({ type: 'test.chosen' })
  return (
    <section aria-label={t.test}>
      <Card>
        <div className={stacked}>
          <h2 className={title}>{t.test}</h2>
          <div className={outcome} role="status">
            {view.state === 'waiting' && (
              <>
                <p>
                  {t.testPay} {view.amount !== null && money(view.amount)}
                </p>
                <p className={quiet}>{t.testWaits}</p>
                {view.message && <p className={quiet}>{messageText(view.message)}</p>}
              </>
            )}
            {view.state === 'paid' && <Alert tone="success">{t.testPaid}</Alert>}
            {view.state === 'refused' && (
              <Alert tone="danger" title={t.testRefused}>
                {view.text}
              </Alert>
            )}
            {view.state === 'expired' && <Alert tone="info">{t.testExpired}</Alert>}
            {view.state === 'unsent' && (
              <Alert tone="danger" title={t.testUnsent}>
                {messageText(view.message ?? undefined)}
              </Alert>
            )}
          </div>
          {(view.state === 'offered' || view.state === 'starting' || view.state === 'loading') && (
            <>
              <p className={quiet}>{t.testText}</p>
              <Button busy={view.state === 'starting'} disabled={view.state !== 'offered'} onClick={start}>
                {t.testStart}
              </Button>
            </>
          )}
          {view.state === 'waiting' && (
            <>
              {view.href === null ? (
                <Alert tone="danger">{t.testUnsafe}</Alert>
              ) : (
                <>
                  <div className={code}>
                    <QrCode value={view.href} label={t.testCode} />
                  </div>
                  <LinkButton href={view.href} target="_blank" rel="noopener" variant="primary">
                    {t.testOpen}
                  </LinkButton>
                </>
              )}
              <Button busy={view.isChecking} onClick={() => actor.send({ type: 'check.chosen' })}>
                {t.testCheck}
              </Button>
            </>
          )}
          {view.state === 'unsent' && (
            <Button onClick={() => actor.send({ type: 'retry.chosen' })}>{t.testAgain}</Button>
          )}
          {(view.state === 'paid' || view.state === 'refused' || view.state === 'expired') && (
            <Button onClick={start}>{t.testAgain}</Button>
          )}
        </div>
      </Card>
    </section>
  )
}
