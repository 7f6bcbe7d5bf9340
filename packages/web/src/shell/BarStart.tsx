import { pathOf } from '@supplier/core'
import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { Link } from 'wouter'
import { useWords } from '../i18n/WordsProvider.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { Logo } from '../ui/Logo.tsx'
import { bar } from './Bar.styles.ts'

interface BarStartProps {
  readonly isMenuOpen: boolean
  readonly onMenu: () => void
  readonly onPalette: () => void
}

/** The menu button of small screens, the way home, and the quick way everywhere. */
export function BarStart({ isMenuOpen, onMenu, onPalette }: BarStartProps) {
  const words = useWords()
  const look = bar()
  return (
    <>
      <span className={look.menu}>
        <IconButton
          label={words.nav.open()}
          icon={<Menu size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={onMenu}
        />
      </span>
      <Link href={pathOf({ to: 'home' })} className={look.home} aria-label={`Suppliers: ${words.shell.home()}`}>
        <Logo short="onPhones" />
      </Link>
      <button type="button" className={look.finder} aria-haspopup="dialog" onClick={onPalette}>
        <Search size={16} aria-hidden="true" />
        <span className={look.finderText}>{words.shell.palette.title()}</span>
        <span className={look.finderKeys} aria-hidden="true">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
    </>
  )
}
