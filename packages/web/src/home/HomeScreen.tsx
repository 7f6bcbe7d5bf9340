import type { AppActor } from '@supplier/core/app/app.machine'
import { selectOffered, selectSupplier } from '@supplier/core/app/app.selectors'
import type { PanelActor } from '@supplier/core/app/panel.machine'
import { samePanel, selectPanel } from '@supplier/core/app/panel.selectors'
import type { HomeActor } from '@supplier/core/home/home.machine'
import { confirmAllIn, figuresIn, homeOf, lastImportAtHome, todayIn } from '@supplier/core/home/home.selectors'
import { readinessLocation } from '@supplier/core/home/lines.domain'
import { isOffered, type Location } from '@supplier/core/kernel/routes'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { selectHasFigures } from '@supplier/core/statistics/statistics.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { LastImport } from '../imports/report/LastImport.tsx'
import { usePart, useParts } from '../kit/panel/panel-parts.ts'
import { unknownSettings } from '../setup/unknown-settings.ts'
import type { StatisticsProps } from '../statistics/Statistics.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'
import { Later } from '../ui/loading/Later.tsx'
import { Day } from './Day.tsx'
import { board, tile } from './Home.styles.ts'
import { LastNotifications } from './LastNotifications.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { NotRead } from './Rows.tsx'
import { SetupCard } from './SetupCard.tsx'
import { Tasks } from './Tasks.tsx'

/** The figures are below what waits for the supplier, so their code follows that of the page. */
const figures = chunkOf<StatisticsProps>(async () => (await import('../statistics/Statistics.tsx')).Statistics)

interface HomeScreenProps {
  readonly app: AppActor
  readonly actor: HomeActor
  readonly location: Location
}

/** The supplier’s pending tasks and balances. */
export function HomeScreen(props: HomeScreenProps) {
  const open = useSelector(props.app, selectPanel, samePanel)
  return open.state === 'open' && <OpenHome {...props} panel={open.panel} />
}

function OpenHome({ app, panel, actor, location }: HomeScreenProps & { readonly panel: PanelActor }) {
  const parts = useParts(panel)
  const snapshot = useSelector(actor, (now) => now)
  const statistics = figuresIn(snapshot)
  const unread = useTranslations().homePage.figuresFailed()
  const supplier = useSelector(app, selectSupplier)
  const setup = usePart(parts.setup, selectSetup, unknownSettings)
  const offered = useSelector(app, selectOffered)
  const hasFigures = usePart(statistics, selectHasFigures, false)
  const line = usePart(parts.realtime, selectConnectionState, 'off')
  if (!supplier) return null
  const isWhole = location.hash === readinessLocation.hash
  const { selling, steps, tasks, money, events } = homeOf(snapshot, {
    setup,
    supplier,
    isConnectionOff: line === 'off',
    isWhole,
    offered,
  })
  const retry = () => {
    actor.send({ type: 'retry.chosen' })
    if (setup.hasFailed) panel.send({ type: 'refresh.requested' })
  }
  const hasTasks = steps === null || tasks.rows.length > 0
  const today = todayIn(snapshot)
  const isNew = steps !== null
  return (
    <div className={board}>
      {today && (
        <div className={tile({ span: 'wide' })}>
          <Day actor={today} name={supplier.firstname} selling={selling} hasFigures={!isNew} />
        </div>
      )}
      {steps !== null && (
        <div className={tile({ span: 'wide' })}>
          <SetupCard steps={steps} />
        </div>
      )}
      {hasTasks && (
        <div className={tile({ span: 'main' })}>
          <Tasks
            tasks={tasks}
            isWhole={isWhole}
            confirmAll={confirmAllIn(snapshot)}
            onRetry={retry}
            onConnect={() => panel.send({ type: 'wakeUp.received', reason: 'shown' })}
          />
        </div>
      )}
      {(isOffered(offered, 'balances') || money.state !== 'absent') && (
        <div className={tile({ span: 'aside' })}>
          <MoneyCard money={money} />
        </div>
      )}
      <div className={tile({ span: 'wide' })}>
        <LastImport actor={lastImportAtHome(snapshot)} />
      </div>
      {events.state !== 'absent' && (
        <div className={tile({ span: hasTasks ? 'wide' : 'main' })}>
          <LastNotifications {...events} onRetry={retry} onFollow={(id) => actor.send({ type: 'link.followed', id })} />
        </div>
      )}
      {hasFigures && (
        <div className={tile({ span: 'figures' })}>
          <Later chunk={figures} waiting={null} failed={(again) => <NotRead text={unread} onRetry={again} />}>
            {(Statistics) => statistics && <Statistics actor={statistics} isNew={isNew} />}
          </Later>
        </div>
      )}
    </div>
  )
}
