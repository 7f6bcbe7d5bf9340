import { payoutQuery, payoutRules, payoutStatuses } from '@supplier/core/payouts/payouts.domain'
import type { PayoutsActor } from '@supplier/core/payouts/payouts.machine'
import { payoutList, samePayouts, selectPayouts } from '@supplier/core/payouts/payouts.selectors'
import { useSelector } from '@xstate/react'
import Banknote from 'lucide-react/icons/banknote'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import type { ListTexts } from '../kit/filters/list-texts.ts'
import { ListPanel } from '../kit/list/ListPanel.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
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
  const filters = usePayoutFilters()
  const isLoading = useSelector(list, (snapshot) => snapshot.hasTag('loading'))
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
      <Totals totals={totals} isLoading={isLoading} />
      <ListPanel
        label={t.label()}
        route="payouts"
        list={list}
        rules={payoutRules}
        codecs={payoutQuery}
        t={filters}
        columns={columns}
        nothingYet={{ title: t.nothingYet(), text: t.nothingYetText() }}
      />
      <PayoutsDialogs dialog={dialog} send={actor.send} />
    </div>
  )
}

function usePayoutFilters(): ListTexts {
  const { payout: t, list: tools } = useTranslations()
  return {
    filters: {
      search: t.search(),
      status: t.columns.status(),
      created: t.columns.date(),
      sort: tools.sort(),
      size: tools.size(),
    },
    filterChoices: {
      status: Object.fromEntries(payoutStatuses.map((status) => [status, t.statuses[status]()])),
      sort: {
        '-created_at': tools.newest(),
        created_at: tools.oldest(),
        '-amount': t.sorts.amountDown(),
        amount: t.sorts.amountUp(),
      },
    },
  }
}
