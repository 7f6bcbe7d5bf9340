import { assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Location, PlainRouteName, RouteName } from '../kernel/routes.ts'
import type { Claimed } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, watchClaims } from '../kit/claims/claims.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import { type Recent, recentWith } from './finder.domain.ts'
import { finderMachine } from './finder.machine.ts'
import { groupsAt, type ShellDialog, type SidebarGroup } from './shell.domain.ts'

export type ShellEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'group.toggled'; group: SidebarGroup }
  | { type: 'dialog.opened'; dialog: ShellDialog }
  | { type: 'dialog.closed' }
  | { type: 'query.typed'; query: string }
  /** `recent` is remembered for the next search. */
  | { type: 'entry.picked'; location: Location; recent?: Recent }
  /** The keys of a page were pressed. */
  | { type: 'place.chosen'; to: PlainRouteName }
  /** `opens` is the dialog that the new route opens. */
  | { type: 'route.changed'; to: RouteName; opens: ShellDialog | null }
  | ClaimsChanged

export interface ShellContext {
  app: AppRef
  supplierId: number
  openGroups: readonly SidebarGroup[]
  query: string
  /** What was opened from the quick search, the newest first. */
  recent: readonly Recent[]
  /** A dialog is shown in front of the page. */
  isBlocked: boolean
  /** The dialog that the route opens, until it is closed; while the page is blocked, it waits. */
  opens: ShellDialog | null
}

/** Actors, guards and actions of the frame. */
export const shellSetup = setup({
  types: {
    input: {} as {
      app: AppRef
      supplierId: number
      to: RouteName
      opens: ShellDialog | null
    },
    context: {} as ShellContext,
    events: {} as ShellEvent,
    children: {} as { copy: 'copy'; finder: 'finder' },
  },
  actors: { copy: copyMachine, finder: finderMachine, watchClaims },
  guards: {
    isProfile: (_, dialog: ShellDialog | null) => dialog === 'profile',
    isProvider: (_, dialog: ShellDialog) => dialog === 'provider',
    isPalette: (_, dialog: ShellDialog) => dialog === 'palette',
    isFree: ({ context }) => !context.isBlocked,
    becomesBlocked: (_, claimed: Claimed) => claimed.modals.length > 0,
    opensProfile: ({ context }) => context.opens === 'profile',
  },
  actions: {
    toggleGroup: assign(({ context }, group: SidebarGroup) => ({
      openGroups: context.openGroups.includes(group)
        ? context.openGroups.filter((one) => one !== group)
        : [...context.openGroups, group],
    })),
    openGroupOf: assign(({ context }, to: RouteName) => ({ openGroups: groupsAt(to, context.openGroups) })),
    setBlocked: assign((_, claimed: Claimed) => ({ isBlocked: claimed.modals.length > 0 })),
    setWish: assign((_, opens: ShellDialog | null) => ({ opens })),
    setQuery: assign((_, query: string) => ({ query })),
    clearQuery: assign({ query: '' }),
    seek: ({ self }, query: string) => childOf(self, 'finder')?.send({ type: 'query.typed', query }),
    addRecent: assign(({ context }, recent: Recent | undefined) =>
      recent === undefined ? {} : { recent: recentWith(context.recent, recent) },
    ),
    notifyApp,
  },
})
