import { RouteLink } from '../app/RouteLink.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { authForm } from './AuthForm.styles.ts'

/**
 * Shown when the server rejected the number, which probably has an account. The link to the sign-in page keeps the
 * number.
 */
export function TakenNote() {
  const t = useTranslations().session.signup
  return (
    <p className={authForm().note}>
      {t.taken()} <RouteLink location={{ to: 'login' }}>{t.signInWithIt()}</RouteLink>
    </p>
  )
}
