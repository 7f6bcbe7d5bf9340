import {
  type AppActor,
  type HomeActor,
  homeOf,
  type PanelActor,
  samePanel,
  selectLineState,
  selectPanel,
  selectSetup,
  selectSupplier,
  unbuiltRoutes,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import { unknownSettings, usePart, useParts } from '../shell/parts.ts'
import { board, tile } from './Home.styles.ts'
import { LastNews } from './LastNews.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { SetupCard } from './SetupCard.tsx'
import { Tasks } from './Tasks.tsx'

interface HomeScreenProps {
  readonly app: AppActor
  readonly actor: HomeActor
}

/** What waits for the supplier, and how the money stands. */
export function HomeScreen({ app, actor }: HomeScreenProps) {
  const place = useSelector(app, selectPanel, samePanel)
  return place.state === 'open' && <OpenHome app={app} panel={place.panel} actor={actor} />
}

function OpenHome({ app, panel, actor }: HomeScreenProps & { readonly panel: PanelActor }) {
  const parts = useParts(panel)
  const snapshot = useSelector(actor, (now) => now)
  const supplier = useSelector(app, selectSupplier)
  const setup = usePart(parts.setup, selectSetup, unknownSettings)
  const line = usePart(parts.realtime, selectLineState, 'off')
  if (!supplier) return null
  const { steps, tasks, money, news } = homeOf(snapshot, {
    setup,
    supplier,
    isLineOff: line === 'off',
    unbuilt: unbuiltRoutes,
  })
  const retry = () => {
    actor.send({ type: 'retry.chosen' })
    if (setup.hasFailed) panel.send({ type: 'refresh.wanted' })
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
          <Tasks {...tasks} onRetry={retry} onConnect={() => panel.send({ type: 'line.nudged', reason: 'shown' })} />
        </div>
      )}
      <div className={tile({ span: 'aside' })}>
        <MoneyCard money={money} />
      </div>
      <div className={tile({ span: hasTasks ? 'wide' : 'main' })}>
        <LastNews {...news} onRetry={retry} onFollow={(id) => actor.send({ type: 'link.followed', id })} />
      </div>
    </div>
  )
}
