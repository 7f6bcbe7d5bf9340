import { type AppActor, locationOf, pathOf, selectLocation } from '@supplier/core'
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
