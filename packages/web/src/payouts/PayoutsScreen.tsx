import {
  type PayoutStatus,
  type PayoutsActor,
  pathOf,
  payoutList,
  payoutRules,
  payoutStatuses,
  samePayouts,
  selectList,
  selectPayouts,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import Banknote from 'lucide-react/icons/banknote'
import X from 'lucide-react/icons/x'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ListPanel } from '../kit/ListPanel.tsx'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { ThroughOutlet } from '../ui/Outlet.tsx'
import { Select } from '../ui/Select.tsx'
import { PayoutsDialogs } from './PayoutsDialogs.tsx'
import { page } from './PayoutsScreen.styles.ts'
import { usePayoutColumns } from './payout-columns.tsx'
import { Totals } from './Totals.tsx'

interface PayoutsScreenProps {
  readonly actor: PayoutsActor
}

/** The amount that can be paid out, the past payouts, and the action that requests a new one. */
export function PayoutsScreen({ actor }: PayoutsScreenProps) {
  const t = useTranslations().payout
  const { totals, busyId, dialog } = useSelector(actor, selectPayouts, samePayouts)
  const list = payoutList(actor.getSnapshot())
  const view = useSelector(list, selectList)
  const columns = usePayoutColumns({ busyId, onCancel: (id) => actor.send({ type: 'cancel.chosen', id }) })
  const ask = (
    <Button
      variant="primary"
      icon={<Banknote size={16} aria-hidden="true" />}
      disabled={totals === null}
      onClick={() => actor.send({ type: 'request.chosen' })}
    >
      {t.request()}
    </Button>
  )
  return (
    <div className={page}>
      <ThroughOutlet>{ask}</ThroughOutlet>
      <Totals totals={totals} isLoading={view.isLoading} />
      <ListPanel
        label={t.label()}
        view={view}
        columns={columns}
        filters={
          <StatusFilter
            status={view.query.status}
            onStatus={(status) => list.send({ type: 'filter.chosen', filter: { status } })}
            onClear={() => list.send({ type: 'filters.cleared' })}
          />
        }
        nothingYet={{ title: t.nothingYet(), text: t.nothingYetText() }}
        hrefOf={(number) => pathOf({ to: 'payouts', search: payoutRules.searchOf({ ...view.query, page: number }) })}
        send={list.send}
      />
      <PayoutsDialogs dialog={dialog} send={actor.send} />
    </div>
  )
}

interface StatusFilterProps {
  readonly status: PayoutStatus | null
  readonly onStatus: (status: PayoutStatus | null) => void
  readonly onClear: () => void
}

function StatusFilter({ status, onStatus, onClear }: StatusFilterProps) {
  const t = useTranslations()
  const { filter, all, statuses } = t.payout
  const options = payoutStatuses.map((value) => ({ value, label: statuses[value]() }))
  return (
    <>
      <Select<PayoutStatus | 'all'>
        label={filter()}
        value={status ?? 'all'}
        options={[{ value: 'all', label: all() }, ...options]}
        onChange={(chosen) => onStatus(chosen === 'all' ? null : chosen)}
      />
      {status !== null && (
        <IconButton label={t.list.clear()} icon={<X size={18} aria-hidden="true" />} onClick={onClear} />
      )}
    </>
  )
}
