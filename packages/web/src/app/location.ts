import { type AppActor, pathOf, placeOf, selectPlace } from '@supplier/core'
import { useSelector } from '@xstate/react'

/** The place as wouter wants to hear it; going somewhere asks the trunk. */
export const locationOf = (app: AppActor) => {
  const go = (href: string, { replace = false }: { readonly replace?: boolean } = {}) =>
    app.send({ type: 'place.wanted', place: placeOf(href), replace })

  return function usePlace(): [string, typeof go] {
    const href = pathOf(useSelector(app, selectPlace))
    return [href.replace(/[?#].*$/s, ''), go]
  }
}
