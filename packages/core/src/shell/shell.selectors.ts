import type { Recent } from './finder.domain.ts'
import type { FinderActor } from './finder.machine.ts'
import type { ShellDialog, SidebarGroup } from './shell.domain.ts'
import type { ShellSnapshot } from './shell.machine.ts'

/** The state of the frame for its view. */
export interface ShellView {
  readonly isMenuOpen: boolean
  readonly openGroups: readonly SidebarGroup[]
  readonly dialog: ShellDialog | null
  readonly query: string
  /** What was opened from the quick search, the newest first. */
  readonly recent: readonly Recent[]
}

export const selectShell = (snapshot: ShellSnapshot): ShellView => ({
  isMenuOpen: snapshot.matches({ menu: 'open' }),
  openGroups: snapshot.context.openGroups,
  dialog: dialogOf(snapshot),
  query: snapshot.context.query,
  recent: snapshot.context.recent,
})

/** The search for records while the palette is open. */
export const finderIn = ({ children }: ShellSnapshot): FinderActor | undefined => children.finder

const dialogOf = (snapshot: ShellSnapshot): ShellDialog | null => {
  if (snapshot.matches({ dialog: 'profile' })) return 'profile'
  if (snapshot.matches({ dialog: 'provider' })) return 'provider'
  if (snapshot.matches({ dialog: 'palette' })) return 'palette'
  return snapshot.matches({ dialog: 'shortcuts' }) ? 'shortcuts' : null
}
