import { amountText } from '@supplier/core/kit/fields/amount.domain'
import { selectWithdrawalView } from '@supplier/core/referrals/referrals.selectors'
import type { WithdrawalActor } from '@supplier/core/referrals/withdrawal.machine'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { AmountField } from '../balances/AmountField.tsx'
import { Money } from '../balances/Money.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { StatusLine } from '../ui/messages/StatusLine.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { SumList } from '../ui/text/SumList.tsx'
import { form as look } from './referrals.styles.ts'
import type { ReferralTexts } from './referrals.translations.ts'

interface DialogProps {
  /** `null` while the dialog is closed. */
  readonly actor: WithdrawalActor | null
  readonly t: ReferralTexts
}

/** Withdraws bonuses to the service balance. */
export function WithdrawalDialog({ actor, t }: DialogProps) {
  const last = useLast(actor, actor !== null)
  return last && <OpenWithdrawal key={last.sessionId} actor={last} isOpen={actor !== null} t={t} />
}

interface OpenProps {
  readonly actor: WithdrawalActor
  readonly isOpen: boolean
  readonly t: ReferralTexts
}

function OpenWithdrawal({ actor, isOpen, t }: OpenProps) {
  const { text, error, note, available, minimum, activity } = useSelector(actor, selectWithdrawalView)
  const { ui, money } = useTranslations()
  const messageText = useMessageText()
  const id = useId()
  // A sent withdrawal cannot be undone, so the dialog cannot be closed while it is pending.
  const isSent = activity === 'moving'
  const close = () => actor.send({ type: 'dialog.dismissed' })
  const edit = (typed: string) => actor.send({ type: 'amount.edited', text: typed })
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={t.withdrawTitle}
      description={t.withdrawText}
      closeLabel={ui.close()}
      dismissible={!isSent}
      busy={activity !== null}
      onClose={close}
      footer={
        <>
          <Button disabled={isSent} onClick={close}>
            {money.cancel()}
          </Button>
          <Button type="submit" form={id} variant="primary" deliberate busy={activity !== null}>
            {t.withdraw}
          </Button>
        </>
      }
    >
      <Form id={id} errors={error ? { error } : {}} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <div className={look}>
          {note && (
            <Alert tone="warning" role="alert">
              {messageText(note)}
            </Alert>
          )}
          <AmountField
            label={money.transfer.amount()}
            text={text}
            error={error}
            isStill={activity !== null}
            onText={edit}
            onAll={available !== null && available > 0 ? () => edit(amountText(available)) : null}
          />
          <SumList
            lines={[
              { name: t.available, value: <Money amount={available} />, tone: 'strong' },
              { name: t.minimum, value: <Money amount={minimum} /> },
            ]}
          />
        </div>
      </Form>
      <StatusLine>{activity && t[activity]}</StatusLine>
    </Dialog>
  )
}
