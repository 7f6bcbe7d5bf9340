import { linkOf, type PlainRouteName, type SidebarGroup, type SidebarLabel } from '@supplier/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { CountBadge } from './CountBadge.tsx'
import { group as groupLook, row } from './Sidebar.styles.ts'
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

/** A group that opens and closes in place. What is closed can be neither seen nor reached. */
export function SidebarSection({ group, links, isOpen, onToggle, ...state }: SidebarSectionProps) {
  const words = useWords().nav
  const id = useId()
  const Icon = sidebarIcons[group]
  const look = groupLook({ open: isOpen, place: state.place })
  const badge = links.find((link) => link.badge)?.badge
  const holdsCurrent = !isOpen && links.some(({ to }) => to === linkOf(state.page))
  return (
    <li>
      <NameTag label={words[group]()} shown={state.isNarrow}>
        <button
          type="button"
          className={row({ current: holdsCurrent ? 'inside' : 'no', level: 'top' })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <SidebarRow
            place={state.place}
            label={words[group]()}
            icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
            badge={!isOpen && badge && <CountBadge of={badge} count={state.counts[badge]} />}
          />
          <ChevronDown className={look.chevron} size={16} aria-hidden="true" />
        </button>
      </NameTag>
      <div className={look.outer} id={id} inert={!isOpen}>
        <div className={look.inner}>
          <ul className={look.links}>
            {links.map((link) => (
              <SidebarLink key={link.to} {...state} {...link} inGroup />
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}
