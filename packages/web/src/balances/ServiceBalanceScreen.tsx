import { sameBalanceDialog, selectServiceDialog, serviceBalanceParts } from '@supplier/core/balances/balances.selectors'
import type { ServiceBalanceActor } from '@supplier/core/balances/service-balance.machine'
import { selectLoad } from '@supplier/core/kit/load/load.selectors'
import { useSelector } from '@xstate/react'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ServerMessages } from '../kit/answers/ServerMessages.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
import { BalanceDialogs } from './BalanceDialogs.tsx'
import { BalanceLines } from './BalanceLines.tsx'
import { BalancePage } from './BalancePage.tsx'

interface ServiceBalanceScreenProps {
  readonly actor: ServiceBalanceActor
}

/** The amount on the service balance, its operations, and the action to transfer money. */
export function ServiceBalanceScreen({ actor }: ServiceBalanceScreenProps) {
  const t = useTranslations()
  const dialog = useSelector(actor, selectServiceDialog, sameBalanceDialog)
  const { list, figure } = serviceBalanceParts(actor.getSnapshot())
  const { value: balance, isLoading, hasFailed, messages, mayRetry } = useSelector(figure, selectLoad)
  const transfer = () => actor.send({ type: 'transfer.chosen' })
  const retry = (
    <>
      <span role="status">
        <ServerMessages messages={messages} otherwise={t.money.balance.figureStale()} />
      </span>
      {mayRetry && (
        <Button size="small" busy={isLoading} onClick={() => figure.send({ type: 'retry.chosen' })}>
          {t.ui.retry()}
        </Button>
      )}
    </>
  )
  return (
    <BalancePage balance="service" figure={balance} isLoading={isLoading} note={hasFailed ? retry : undefined}>
      <ThroughOutlet>
        <Button variant="primary" icon={<ArrowRightLeft size={16} aria-hidden="true" />} onClick={transfer}>
          {t.money.balance.transfer()}
        </Button>
      </ThroughOutlet>
      <BalanceLines
        balance="service"
        list={list}
        first={<Button onClick={transfer}>{t.money.balance.transfer()}</Button>}
      />
      <BalanceDialogs dialog={dialog} />
    </BalancePage>
  )
}
