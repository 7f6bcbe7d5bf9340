import { topUpLocation, transferLocation } from '@supplier/core/balances/balances.domain'
import type { HomeView } from '@supplier/core/home/home.selectors'
import type { Kopecks } from '@supplier/core/kernel/money'
import type { PlainRouteName } from '@supplier/core/kernel/routes'
import { Money } from '../balances/Money.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useIsOffered } from '../navigation/offered.ts'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { money as moneyLook } from './Home.styles.ts'
import { HomeCard } from './HomeCard.tsx'

/** Both balances, pending payouts, and the actions with money. */
export function MoneyCard({ money }: { readonly money: HomeView['money'] }) {
  const t = useTranslations().homePage.funds
  const { day } = useFormats()
  const isOffered = useIsOffered()
  const styles = moneyLook()
  const { state, isLoading, main, service, held, next } = money
  return (
    <HomeCard title={t.title()}>
      <dl className={styles.list}>
        {isOffered('balances') && (
          <>
            <Figure name={t.main()} to="main-balance" amount={main} isLoading={isLoading} isMain />
            <Figure name={t.service()} to="balance-services" amount={service} isLoading={isLoading} />
          </>
        )}
        {state !== 'absent' && <Figure name={t.held()} to="payouts" amount={held} isLoading={state === 'loading'} />}
        {next && (
          <Figure
            name={next.expectedAt === null ? t.next() : `${t.next()} · ${day(next.expectedAt)}`}
            to="payouts"
            amount={next.amount}
            isLoading={false}
          />
        )}
      </dl>
      <div className={styles.actions}>
        <RouteButton variant={main !== null && main < 0 ? 'primary' : 'soft'} location={topUpLocation}>
          {t.topUp()}
        </RouteButton>
        <RouteButton variant="soft" location={transferLocation}>
          {t.transfer()}
        </RouteButton>
      </div>
    </HomeCard>
  )
}

interface FigureProps {
  readonly name: string
  readonly to: PlainRouteName
  readonly amount: Kopecks | null
  readonly isLoading: boolean
  readonly isMain?: boolean
}

function Figure({ name, to, amount, isLoading, isMain = false }: FigureProps) {
  const styles = moneyLook()
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        <RouteLink location={{ to }} tone="plain">
          {name}
        </RouteLink>
      </dt>
      <dd className={styles.figure} data-debt={amount !== null && amount < 0 ? '' : undefined}>
        {isLoading && amount === null ? (
          <Skeleton width="7rem" height={isMain ? '2rem' : '1.25rem'} />
        ) : (
          <Money amount={amount} />
        )}
      </dd>
    </div>
  )
}
