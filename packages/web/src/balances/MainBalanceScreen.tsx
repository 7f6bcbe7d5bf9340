import { mainBalanceParts, sameMainBalance, selectMainBalance } from '@supplier/core/balances/balances.selectors'
import type { MainBalanceActor } from '@supplier/core/balances/main-balance.machine'
import { selectIsAwaited } from '@supplier/core/balances/payment-return.selectors'
import { selectList } from '@supplier/core/kit/list/list.selectors'
import { useSelector } from '@xstate/react'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { BalanceDialogs } from './BalanceDialogs.tsx'
import { BalanceLines } from './BalanceLines.tsx'
import { BalancePage } from './BalancePage.tsx'

interface MainBalanceScreenProps {
  readonly actor: MainBalanceActor
}

/** The amount on the main balance, its operations, and the actions to top it up and to transfer from it. */
export function MainBalanceScreen({ actor }: MainBalanceScreenProps) {
  const t = useTranslations().money
  const { balance, dialog } = useSelector(actor, selectMainBalance, sameMainBalance)
  const { list, paymentReturn } = mainBalanceParts(actor.getSnapshot())
  const isAwaited = useSelector(paymentReturn, selectIsAwaited)
  const isLoading = useSelector(list, (snapshot) => selectList(snapshot).isLoading)
  const topUp = () => actor.send({ type: 'topUp.chosen' })
  return (
    <BalancePage balance="main" figure={balance} isLoading={isLoading}>
      <ThroughOutlet>
        <Button
          icon={<ArrowRightLeft size={16} aria-hidden="true" />}
          onClick={() => actor.send({ type: 'transfer.chosen' })}
        >
          {t.balance.transfer()}
        </Button>
        <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={topUp}>
          {t.topUp()}
        </Button>
      </ThroughOutlet>
      {isAwaited && (
        <Alert tone="info" role="status" title={t.balance.awaited()}>
          {t.balance.awaitedText()}
        </Alert>
      )}
      <BalanceLines balance="main" list={list} first={<Button onClick={topUp}>{t.topUp()}</Button>} />
      <BalanceDialogs dialog={dialog} />
    </BalancePage>
  )
}
