import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { fault } from './Fault.styles.ts'

interface FaultProps {
  /** `missing`: the code of the page failed to load; `broken`: the page crashed. */
  readonly kind: 'missing' | 'broken'
  readonly onRetry: () => void
}

/** Replaces a page that failed, while everything around it keeps working. It needs no lazily loaded code. */
export function Fault({ kind, onRetry }: FaultProps) {
  const t = useTranslations()
  const styles = fault()
  return (
    <div className={styles.root} role="alert">
      <h1 className={styles.title}>{t.fault[kind].title()}</h1>
      <p className={styles.text}>{t.fault[kind].text()}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          {t.ui.retry()}
        </Button>
        <RouteButton location={{ to: 'dashboard' }}>{t.fault.home()}</RouteButton>
      </div>
    </div>
  )
}
