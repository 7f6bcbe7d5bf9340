import {
  type ServiceBalanceActor,
  sameBalanceDialog,
  selectLoad,
  selectServiceDialog,
  serviceBalanceParts,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { ThroughOutlet } from '../ui/Outlet.tsx'
import { BalanceDialogs } from './BalanceDialogs.tsx'
import { BalanceLines } from './BalanceLines.tsx'
import { BalancePage } from './BalancePage.tsx'

interface ServiceBalanceScreenProps {
  readonly actor: ServiceBalanceActor
}

/** What is on the service balance, what it was spent on, and the way to move money. */
export function ServiceBalanceScreen({ actor }: ServiceBalanceScreenProps) {
  const words = useWords()
  const dialog = useSelector(actor, selectServiceDialog, sameBalanceDialog)
  const { list, figure } = serviceBalanceParts(actor.getSnapshot())
  const { value: balance, isLoading, hasFailed } = useSelector(figure, selectLoad)
  const transfer = () => actor.send({ type: 'transfer.chosen' })
  const retry = (
    <>
      <span role="status">{words.money.balance.figureStale()}</span>
      <Button size="small" busy={isLoading} onClick={() => figure.send({ type: 'retry.chosen' })}>
        {words.ui.retry()}
      </Button>
    </>
  )
  return (
    <BalancePage purse="service" figure={balance} isLoading={isLoading} note={hasFailed ? retry : undefined}>
      <ThroughOutlet>
        <Button variant="primary" icon={<ArrowRightLeft size={16} aria-hidden="true" />} onClick={transfer}>
          {words.money.balance.transfer()}
        </Button>
      </ThroughOutlet>
      <BalanceLines
        purse="service"
        list={list}
        first={<Button onClick={transfer}>{words.money.balance.transfer()}</Button>}
      />
      <BalanceDialogs dialog={dialog} />
    </BalancePage>
  )
}
