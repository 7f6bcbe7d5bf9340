import type { AppActor } from '@supplier/core/app/app.machine'
import type { Page as OpenPage } from '@supplier/core/app/app.selectors'
import type { OutletActor } from '@supplier/core/app/outlet.machine'
import { pathOf } from '@supplier/core/kernel/routes'
import { isAdminArea } from '@supplier/core/navigation/navigation.domain'
import { Boundary } from '../ui/loading/Boundary.tsx'
import { Fault } from './Fault.tsx'
import { screenOf } from './screens.tsx'
import { pageSkeleton } from './skeleton.ts'

interface PageProps {
  readonly app: AppActor
  readonly outlet: OutletActor
  readonly page: OpenPage
}

/**
 * The open page while it loads, when it is shown, and when it has failed. A crash here does not affect the navigation
 * around it.
 */
export function Page({ app, outlet, page: { location, state, screen } }: PageProps) {
  const Screen = screenOf(location.to).read()
  const retry = () => outlet.send({ type: 'retry.chosen' })
  if (state === 'missing' || state === 'broken') return <Fault kind={state} onRetry={retry} />
  if (state === 'loading' || !Screen) {
    const Skeleton = isAdminArea(location) ? pageSkeleton.read() : null
    return Skeleton && <Skeleton />
  }
  return (
    // The key leaves out the query and the hash, so that a change of either does not remount the screen and lose the
    // focus.
    <Boundary
      key={pathOf({ ...location, search: '', hash: '' })}
      fallback={(again) => <Fault kind="broken" onRetry={again} />}
    >
      <Screen app={app} location={location} actor={screen} />
    </Boundary>
  )
}
