import {
  type MainBalanceActor,
  mainBalanceParts,
  sameMainBalance,
  selectIsAwaited,
  selectList,
  selectMainBalance,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Plus from 'lucide-react/icons/plus'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { ThroughOutlet } from '../ui/Outlet.tsx'
import { BalanceDialogs } from './BalanceDialogs.tsx'
import { BalanceLines } from './BalanceLines.tsx'
import { BalancePage } from './BalancePage.tsx'

interface MainBalanceScreenProps {
  readonly actor: MainBalanceActor
}

/** What is on the main balance, how it came there, and the ways to top it up and to move it on. */
export function MainBalanceScreen({ actor }: MainBalanceScreenProps) {
  const words = useWords().money
  const { balance, dialog } = useSelector(actor, selectMainBalance, sameMainBalance)
  const { list, paymentReturn } = mainBalanceParts(actor.getSnapshot())
  const isAwaited = useSelector(paymentReturn, selectIsAwaited)
  const isLoading = useSelector(list, (snapshot) => selectList(snapshot).isLoading)
  const topUp = () => actor.send({ type: 'topUp.chosen' })
  return (
    <BalancePage purse="main" figure={balance} isLoading={isLoading}>
      <ThroughOutlet>
        <Button
          icon={<ArrowRightLeft size={16} aria-hidden="true" />}
          onClick={() => actor.send({ type: 'transfer.chosen' })}
        >
          {words.balance.transfer()}
        </Button>
        <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={topUp}>
          {words.topUp()}
        </Button>
      </ThroughOutlet>
      {isAwaited && (
        <Alert tone="info" role="status" title={words.balance.awaited()}>
          {words.balance.awaitedText()}
        </Alert>
      )}
      <BalanceLines purse="main" list={list} first={<Button onClick={topUp}>{words.topUp()}</Button>} />
      <BalanceDialogs dialog={dialog} />
    </BalancePage>
  )
}
