import { pathOf } from '@supplier/core/kernel/routes'
import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { Link } from 'wouter'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Logo } from '../ui/images/Logo.tsx'
import { Kbd } from '../ui/text/Kbd.tsx'
import { bar } from './Bar.styles.ts'
import type { ShellSend } from './parts.ts'

interface BarStartProps {
  readonly isMenuOpen: boolean
  readonly tell: ShellSend
}

/**
 * The left part of the top bar: the menu button of small screens, the link home, and the button for the command
 * palette.
 */
export function BarStart({ isMenuOpen, tell }: BarStartProps) {
  const t = useTranslations()
  const styles = bar()
  return (
    <>
      <span className={styles.menu}>
        <IconButton
          label={t.nav.open()}
          icon={<Menu size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => tell({ type: 'menu.opened' })}
        />
      </span>
      <Link href={pathOf({ to: 'home' })} className={styles.home} aria-label={`Suppliers: ${t.shell.home()}`}>
        <Logo short="onPhones" />
      </Link>
      <button
        type="button"
        className={styles.finder}
        aria-haspopup="dialog"
        onClick={() => tell({ type: 'dialog.opened', dialog: 'palette' })}
      >
        <Search size={16} aria-hidden="true" />
        <span className={styles.finderText}>{t.shell.palette.title()}</span>
        <span className={styles.finderKeys} aria-hidden="true">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
    </>
  )
}
