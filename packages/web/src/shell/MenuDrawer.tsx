import X from 'lucide-react/icons/x'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Logo } from '../ui/Logo.tsx'
import { frame, head } from './MenuDrawer.styles.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly sidebar: SidebarProps
  readonly onClose: () => void
}

/** The sidebar over the whole screen of a phone. */
export function MenuDrawer({ isOpen, sidebar, onClose }: MenuDrawerProps) {
  const words = useWords()
  return (
    <Drawer open={isOpen} label={words.shell.menu()} onClose={onClose}>
      <div className={frame}>
        <div className={head}>
          <IconButton label={words.nav.close()} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
          <Logo />
        </div>
        <Sidebar {...sidebar} place="drawer" isNarrow={false} onFollow={onClose} />
      </div>
    </Drawer>
  )
}
