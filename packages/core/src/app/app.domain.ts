import type { AppRef } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { Offered } from '../kernel/offered.ts'
import type { Location, RouteName } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import { isAdminArea } from '../navigation/navigation.domain.ts'
import type { Session, SignInDraft, Supplier } from '../session/session.domain.ts'

interface WithApp {
  readonly input: { readonly clock: ClockPort; readonly ids: IdsPort; readonly built?: Offered }
  readonly session: Session | null
  readonly location: Location
  readonly signInDraft: SignInDraft
}

/** The input of a screen. Screens of the auth area never receive the supplier. */
export const screenInput = (
  { input, session, location, signInDraft }: Pick<WithApp, 'input' | 'session' | 'location' | 'signInDraft'>,
  app: AppRef,
) => ({
  app,
  clock: input.clock,
  ids: input.ids,
  location,
  signInDraft,
  supplier: (isAdminArea(location) ? (session?.supplier ?? null) : null) satisfies Supplier | null,
})

/** Updates the input of a screen that is still loading with the newest supplier. */
export const withSupplier = (wanted: PanelScreenInput, supplier: Supplier): PanelScreenInput =>
  wanted.supplier !== null ? { ...wanted, supplier } : wanted

/** The input of the panel. */
export const panelInput = ({ input, session, location }: Omit<WithApp, 'signInDraft'>, app: AppRef) => ({
  app,
  clock: input.clock,
  ids: input.ids,
  supplier: must(session).supplier,
  to: location.to satisfies RouteName,
  location,
  built: input.built ?? null,
})

interface Warning {
  readonly variant: 'warning'
  readonly messages: readonly Message[]
  readonly action?: 'signInAgain'
}

/** Promises that the input stays only when drafts hold all of it. */
export const sessionExpiredToast = (isKept: boolean): Warning => ({
  variant: 'warning',
  messages: [{ key: isKept ? 'session.expired' : 'session.expiredWithInput' }],
  action: 'signInAgain',
})

export const memoryOnlyToast: Warning = { variant: 'warning', messages: [{ key: 'session.memoryOnly' }] }
