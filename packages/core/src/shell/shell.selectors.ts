import type { ShellDialog, SidebarGroup } from './shell.domain.ts'
import type { ShellSnapshot } from './shell.machine.ts'

/** The state of the frame for its view. */
export interface ShellView {
  readonly isMenuOpen: boolean
  readonly openGroups: readonly SidebarGroup[]
  readonly dialog: ShellDialog | null
  readonly query: string
}

export const selectShell = (snapshot: ShellSnapshot): ShellView => ({
  isMenuOpen: snapshot.matches({ menu: 'open' }),
  openGroups: snapshot.context.openGroups,
  dialog: dialogOf(snapshot),
  query: snapshot.context.query,
})

const dialogOf = (snapshot: ShellSnapshot): ShellDialog | null => {
  if (snapshot.matches({ dialog: 'profile' })) return 'profile'
  if (snapshot.matches({ dialog: 'provider' })) return 'provider'
  if (snapshot.matches({ dialog: 'palette' })) return 'palette'
  return snapshot.matches({ dialog: 'shortcuts' }) ? 'shortcuts' : null
}
