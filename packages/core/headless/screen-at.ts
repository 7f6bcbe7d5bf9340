import { type AnyActorRef, waitFor } from 'xstate'
import type { AppActor } from '../src/app/app.machine.ts'
import { appParts, selectPage } from '../src/app/app.selectors.ts'
import type { PanelScreens } from '../src/app/panel-screens.compose.ts'
import { type Location, type PlainRouteName, pathOf } from '../src/kernel/routes.ts'

/** The routes whose screen has a machine. */
export type ScreenName = keyof PanelScreens

/** The actor of the screen at a route. */
export type ScreenActor<Name extends ScreenName> = PanelScreens[Name]

/** The app does not show the wanted screen: it redirected, its code is missing, or typed text would be lost. */
export class ScreenError extends Error {
  override readonly name = 'ScreenError'
}

/**
 * Goes to a screen, unless it is open, and returns its actor, typed by the route. A route with parameters is given as
 * a location: `{ to: 'chat-room', params: { chatId: '7' } }`. Rejects with a `ScreenError` if another page is shown.
 */
export const screenAt = async <Name extends ScreenName>(
  app: AppActor,
  where: (Name & PlainRouteName) | (Location & { readonly to: Name }),
): Promise<ScreenActor<Name>> => {
  const location = (typeof where === 'string' ? { to: where } : where) as Location
  app.send({ type: 'navigation.requested', location })
  const { outlet } = appParts(app)
  const page = selectPage(
    await waitFor(outlet, (now) => selectPage(now).state !== 'loading', { timeout: Number.POSITIVE_INFINITY }),
  )
  if (page.location.to !== location.to || page.screen === null)
    throw new ScreenError(`${pathOf(location)} was asked for; ${pathOf(page.location)} is ${page.state}`)
  return page.screen as AnyActorRef as ScreenActor<Name>
}
