import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { Place, RouteName } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import type { Trunk } from '../kernel/trunk.ts'
import { isAdminArea } from '../navigation/navigation.domain.ts'
import type { Carried, Session, Supplier } from '../session/session.domain.ts'

interface Trunked {
  readonly input: { readonly clock: ClockPort; readonly ids: IdsPort }
  readonly session: Session | null
  readonly place: Place
  readonly carried: Carried
}

/** What a screen starts with. The auth area never learns who was signed in. */
export const screenInput = (
  { input, session, place, carried }: Pick<Trunked, 'input' | 'session' | 'place' | 'carried'>,
  trunk: Trunk,
) => ({
  trunk,
  clock: input.clock,
  ids: input.ids,
  place,
  carried,
  supplier: (isAdminArea(place) ? (session?.supplier ?? null) : null) satisfies Supplier | null,
})

/** What was learned of the supplier while the code of a screen was on its way is what the screen starts with. */
export const withSupplier = (wanted: PanelScreenInput, supplier: Supplier): PanelScreenInput =>
  wanted.supplier !== null ? { ...wanted, supplier } : wanted

/** What the signed-in part starts with. */
export const panelInput = ({ input, session, place }: Omit<Trunked, 'carried'>, trunk: Trunk) => ({
  trunk,
  clock: input.clock,
  ids: input.ids,
  supplier: must(session).supplier,
  to: place.to satisfies RouteName,
})

interface Warning {
  readonly variant: 'warning'
  readonly messages: readonly Message[]
  readonly action?: 'signInAgain'
}

export const expiredNotice: Warning = {
  variant: 'warning',
  messages: [{ key: 'session.expired' }],
  action: 'signInAgain',
}

export const memoryNotice: Warning = { variant: 'warning', messages: [{ key: 'session.memoryOnly' }] }
