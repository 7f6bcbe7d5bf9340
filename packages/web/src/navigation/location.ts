import type { AppActor } from '@supplier/core/app/app.machine'
import { selectLocation } from '@supplier/core/app/app.selectors'
import { pathOf } from '@supplier/core/kernel/routes'
import { locationOf } from '@supplier/core/navigation/navigation.domain'
import { useSelector } from '@xstate/react'

/** Makes a location hook for wouter. It reads the path from the app, and navigating sends the app an event. */
export const createLocationHook = (app: AppActor) => {
  const go = (href: string, { replace = false }: { readonly replace?: boolean } = {}) =>
    app.send({ type: 'navigation.requested', location: locationOf(href), replace })

  return function useCurrentLocation(): [string, typeof go] {
    const href = pathOf(useSelector(app, selectLocation))
    return [href.replace(/[?#].*$/s, ''), go]
  }
}
