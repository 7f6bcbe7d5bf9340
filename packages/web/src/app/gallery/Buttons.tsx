import Bell from 'lucide-react/icons/bell'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Link } from '../../ui/buttons/Link.tsx'
import { LinkButton } from '../../ui/buttons/LinkButton.tsx'
import { row } from './Gallery.styles.ts'

const variants = ['primary', 'secondary', 'ghost', 'quiet', 'danger'] as const

export function Buttons() {
  const t = useTranslations()
  return (
    <>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <div key={size} className={row}>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {t.common.save()}
            </Button>
          ))}
          <Button size={size} variant="primary" busy>
            {t.auth.main.submit()}
          </Button>
          <Button size={size} variant="primary" disabled>
            {t.common.save()}
          </Button>
        </div>
      ))}
      <div className={row}>
        <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
          {t.routes.productsPanel()}
        </Button>
        <LinkButton href="#link">{t.shell.incomplete.go()}</LinkButton>
        <IconButton label={t.shell.notificationsNew()} icon={<Bell size={18} aria-hidden="true" />} dot />
        <IconButton label={t.common.copy()} icon={<Package size={18} aria-hidden="true" />} outlined />
        <IconButton label={t.common.loading()} icon={null} busy />
        <Link href="#one">{t.session.withPassword.forgotten()}</Link>
        <Link href="#two" tone="muted">
          {t.session.withPassword.forgotten()}
        </Link>
      </div>
    </>
  )
}
