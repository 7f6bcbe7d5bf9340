import { type ProfileReminder, profileReminder } from '../account/account.domain.ts'
import type { Offered } from '../kernel/offered.ts'
import type { RouteName } from '../kernel/routes.ts'
import type { Supplier } from '../session/session.domain.ts'
import {
  type SetupStep,
  type SetupSteps,
  showsArticlesNotice,
  showsSetupBanner,
  stepsOf,
} from '../setup/setup.domain.ts'

/** The banner above a page: at most one, the most urgent. */
export type PanelBanner<Part extends string> =
  | { readonly kind: 'offline' }
  | { readonly kind: 'stopped'; readonly parts: readonly Part[] }
  | { readonly kind: 'settings'; readonly isStale: boolean }
  | { readonly kind: 'articles' }
  | { readonly kind: 'setup'; readonly steps: readonly SetupStep[] }
  | { readonly kind: 'profile'; readonly reminder: ProfileReminder }

interface Known<Part extends string> {
  readonly isOffline: boolean
  readonly faulted: readonly Part[]
  readonly settings: { readonly hasFailed: boolean; readonly isStale: boolean; readonly steps: SetupSteps | null }
  readonly supplier: Supplier | null
  readonly page: RouteName
  readonly offered?: Offered
}

export const bannerOf = <Part extends string>(known: Known<Part>): PanelBanner<Part> | null => {
  const { isOffline, faulted, settings, supplier, page, offered = null } = known
  if (isOffline) return { kind: 'offline' }
  if (faulted.length > 0) return { kind: 'stopped', parts: faulted }
  if (settings.hasFailed) return { kind: 'settings', isStale: settings.isStale }
  if (settings.steps && showsArticlesNotice(settings.steps, page)) return { kind: 'articles' }
  // The home page shows the set-up and the profile reminder itself.
  if (page === 'statistics') return null
  const steps = settings.steps && showsSetupBanner(settings.steps, page) ? stepsOf(settings.steps, offered) : []
  if (steps.some(({ state }) => state === 'next')) return { kind: 'setup', steps }
  const reminder = supplier && profileReminder(supplier, page)
  return reminder && { kind: 'profile', reminder }
}
