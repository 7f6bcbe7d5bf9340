import type { Translations } from '../i18n/language.ts'
import { LinkButton } from '../ui/buttons/LinkButton.tsx'
import { fault } from './Fault.styles.ts'

/** Replaces the whole page when the app cannot render anything else. Its links reload the document. */
export function AppCrashed({ t }: { readonly t: Translations }) {
  const styles = fault()
  return (
    <main className={styles.root} role="alert">
      <h1 className={styles.title}>{t.fault.stopped()}</h1>
      <div className={styles.actions}>
        <LinkButton variant="primary" href="">
          {t.ui.retry()}
        </LinkButton>
        <LinkButton href="/">{t.fault.home()}</LinkButton>
      </div>
    </main>
  )
}
