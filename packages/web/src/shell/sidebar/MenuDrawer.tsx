import X from 'lucide-react/icons/x'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Logo } from '../../ui/images/Logo.tsx'
import { Drawer } from '../../ui/overlays/Drawer.tsx'
import { frame, head } from './MenuDrawer.styles.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly sidebar: SidebarProps
  readonly onClose: () => void
}

/** The sidebar as a full-screen drawer on phones. */
export function MenuDrawer({ isOpen, sidebar, onClose }: MenuDrawerProps) {
  const t = useTranslations()
  return (
    <Drawer open={isOpen} label={t.shell.menu()} onClose={onClose}>
      <div className={frame}>
        <div className={head}>
          <IconButton label={t.nav.close()} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
          <Logo />
        </div>
        <Sidebar {...sidebar} variant="drawer" isNarrow={false} onFollow={onClose} />
      </div>
    </Drawer>
  )
}
