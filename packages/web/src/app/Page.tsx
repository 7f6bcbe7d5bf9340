import { type AppActor, isAdminArea, type Page as OpenPage, pathOf, type SlotActor } from '@supplier/core'
import { Boundary } from '../ui/Boundary.tsx'
import { Fault } from './Fault.tsx'
import { screenOf } from './screens.tsx'
import { pageSkeleton } from './skeleton.ts'

interface PageProps {
  readonly app: AppActor
  readonly slot: SlotActor
  readonly page: OpenPage
}

/** The open page, whatever became of it. What breaks here leaves the way to other pages open. */
export function Page({ app, slot, page: { place, state, screen } }: PageProps) {
  const Screen = screenOf(place.to).read()
  const retry = () => slot.send({ type: 'retry.chosen' })
  if (state === 'missing' || state === 'broken') return <Fault kind={state} onRetry={retry} />
  if (state === 'loading' || !Screen) {
    const Skeleton = isAdminArea(place) ? pageSkeleton.read() : null
    return Skeleton && <Skeleton />
  }
  return (
    // Another query is the same screen: what has the focus keeps it.
    <Boundary
      key={pathOf({ ...place, search: '', hash: '' })}
      fallback={(again) => <Fault kind="broken" onRetry={again} />}
    >
      <Screen app={app} place={place} actor={screen} />
    </Boundary>
  )
}
