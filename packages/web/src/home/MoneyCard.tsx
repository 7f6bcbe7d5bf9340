import { type HomeView, type Kopecks, type PlainRouteName, topUpPlace, transferPlace } from '@supplier/core'
import { Section } from '../account/Section.tsx'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { PlaceLink } from '../app/PlaceLink.tsx'
import { Money } from '../balances/Money.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { money as moneyLook } from './Home.styles.ts'

/** Both balances, what is on its way, and what can be done with them. */
export function MoneyCard({ money }: { readonly money: HomeView['money'] }) {
  const words = useWords().homePage.funds
  const { day } = useFormats()
  const look = moneyLook()
  const { state, isLoading, main, service, held, next } = money
  return (
    <Section title={words.title()}>
      <dl className={look.list}>
        <Figure name={words.main()} to="main-balance" amount={main} isLoading={isLoading} isMain />
        <Figure name={words.service()} to="balance-services" amount={service} isLoading={isLoading} />
        <Figure name={words.held()} to="payouts" amount={held} isLoading={state === 'loading'} />
        {next && (
          <Figure
            name={next.expectedAt === null ? words.next() : `${words.next()} · ${day(next.expectedAt)}`}
            to="payouts"
            amount={next.amount}
            isLoading={false}
          />
        )}
      </dl>
      <div className={look.actions}>
        <PlaceButton variant="primary" place={topUpPlace}>
          {words.topUp()}
        </PlaceButton>
        <PlaceButton place={transferPlace}>{words.transfer()}</PlaceButton>
      </div>
    </Section>
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
  const look = moneyLook()
  return (
    <div className={look.row}>
      <dt className={look.name}>
        <PlaceLink place={{ to }} tone="plain">
          {name}
        </PlaceLink>
      </dt>
      <dd className={look.figure}>
        {isLoading && amount === null ? (
          <Skeleton width="7rem" height={isMain ? '2rem' : '1.25rem'} />
        ) : (
          <Money amount={amount} />
        )}
      </dd>
    </div>
  )
}
