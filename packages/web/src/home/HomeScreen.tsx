import {
  type AppActor,
  type HomeActor,
  homeOf,
  type PanelActor,
  samePanel,
  selectConnectionState,
  selectPanel,
  selectSetup,
  selectSupplier,
  unbuiltRoutes,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import { unknownSettings, usePart, useParts } from '../shell/parts.ts'
import { board, tile } from './Home.styles.ts'
import { LastNotifications } from './LastNotifications.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { SetupCard } from './SetupCard.tsx'
import { Tasks } from './Tasks.tsx'

interface HomeScreenProps {
  readonly app: AppActor
  readonly actor: HomeActor
}

/** The supplier’s pending tasks and balances. */
export function HomeScreen({ app, actor }: HomeScreenProps) {
  const location = useSelector(app, selectPanel, samePanel)
  return location.state === 'open' && <OpenHome app={app} panel={location.panel} actor={actor} />
}

function OpenHome({ app, panel, actor }: HomeScreenProps & { readonly panel: PanelActor }) {
  const parts = useParts(panel)
  const snapshot = useSelector(actor, (now) => now)
  const supplier = useSelector(app, selectSupplier)
  const setup = usePart(parts.setup, selectSetup, unknownSettings)
  const line = usePart(parts.realtime, selectConnectionState, 'off')
  if (!supplier) return null
  const { steps, tasks, money, events } = homeOf(snapshot, {
    setup,
    supplier,
    isConnectionOff: line === 'off',
    unbuilt: unbuiltRoutes,
  })
  const retry = () => {
    actor.send({ type: 'retry.chosen' })
    if (setup.hasFailed) panel.send({ type: 'refresh.requested' })
  }
  const hasTasks = steps === null || tasks.rows.length > 0
  return (
    <div className={board}>
      {steps !== null && (
        <div className={tile({ span: 'wide' })}>
          <SetupCard steps={steps} />
        </div>
      )}
      {hasTasks && (
        <div className={tile({ span: 'main' })}>
          <Tasks
            {...tasks}
            onRetry={retry}
            onConnect={() => panel.send({ type: 'wakeUp.received', reason: 'shown' })}
          />
        </div>
      )}
      <div className={tile({ span: 'aside' })}>
        <MoneyCard money={money} />
      </div>
      <div className={tile({ span: hasTasks ? 'wide' : 'main' })}>
        <LastNotifications {...events} onRetry={retry} onFollow={(id) => actor.send({ type: 'link.followed', id })} />
      </div>
    </div>
  )
}
