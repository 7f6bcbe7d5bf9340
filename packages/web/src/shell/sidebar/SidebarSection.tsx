import type { PlainRouteName } from '@supplier/core/kernel/routes'
import { linkOf, type SidebarGroup, type SidebarLabel } from '@supplier/core/shell/shell.domain'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { CountBadge } from './CountBadge.tsx'
import { group as groupStyles, row } from './Sidebar.styles.ts'
import { SidebarLink, type SidebarState } from './SidebarLink.tsx'
import { NameTag, SidebarRow } from './SidebarRow.tsx'
import { sidebarIcons } from './sidebar-icons.ts'

interface SidebarSectionProps extends SidebarState {
  readonly group: SidebarGroup
  readonly links: readonly {
    readonly to: PlainRouteName
    readonly label: SidebarLabel
    readonly badge?: 'orders' | 'chats'
  }[]
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A group that expands in place. When it is closed, its links are hidden and cannot be focused. */
export function SidebarSection({ group, links, isOpen, onToggle, ...state }: SidebarSectionProps) {
  const t = useTranslations().nav
  const id = useId()
  const Icon = sidebarIcons[group]
  const styles = groupStyles({ open: isOpen, variant: state.variant })
  const badge = links.find((link) => link.badge)?.badge
  const holdsCurrent = !isOpen && links.some(({ to }) => to === linkOf(state.page))
  return (
    <li>
      <NameTag label={t[group]()} shown={state.isNarrow}>
        <button
          type="button"
          className={row({ current: holdsCurrent ? 'inside' : 'no', level: 'top' })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <SidebarRow
            variant={state.variant}
            label={t[group]()}
            icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
            badge={!isOpen && badge && <CountBadge of={badge} count={state.counts[badge]} />}
          />
          <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
        </button>
      </NameTag>
      <div className={styles.outer} id={id} inert={!isOpen}>
        <div className={styles.inner}>
          <ul className={styles.links}>
            {links.map((link) => (
              <SidebarLink key={link.to} {...state} {...link} inGroup />
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}
