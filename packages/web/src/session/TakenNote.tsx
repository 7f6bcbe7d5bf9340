import { PlaceLink } from '../app/PlaceLink.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { authForm } from './AuthForm.styles.ts'

/** The server did not want this number: perhaps it has an account. The way in takes the number along. */
export function TakenNote() {
  const words = useWords().session.signup
  return (
    <p className={authForm().note}>
      {words.taken()} <PlaceLink place={{ to: 'login' }}>{words.signInWithIt()}</PlaceLink>
    </p>
  )
}
