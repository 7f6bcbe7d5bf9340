import { type AppActor, isAdminArea, type Page as OpenPage, pathOf, type SlotActor } from '@supplier/core'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { Fault } from './Fault.tsx'
import { screens } from './screens.tsx'

interface PageProps {
  readonly app: AppActor
  readonly slot: SlotActor
  readonly page: OpenPage
}

/** The open page, whatever became of it. What breaks here leaves the way to other pages open. */
export function Page({ app, slot, page: { place, state, screen } }: PageProps) {
  const Screen = screens[place.to].read()
  const retry = () => slot.send({ type: 'retry.chosen' })
  if (state === 'missing' || state === 'broken') return <Fault kind={state} onRetry={retry} />
  if (state === 'loading' || !Screen) return <Waiting place={place} />
  return (
    <Boundary key={pathOf(place)} fallback={(again) => <Fault kind="broken" onRetry={again} />}>
      <Screen app={app} place={place} actor={screen} />
    </Boundary>
  )
}

function Waiting({ place }: { readonly place: OpenPage['place'] }) {
  return isAdminArea(place) ? <PageSkeleton /> : null
}
