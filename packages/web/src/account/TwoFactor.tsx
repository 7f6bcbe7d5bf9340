import { type AccountActor, selectIsTwoFactorWanted } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { aside } from './PreferencesScreen.styles.ts'
import { Section } from './Section.tsx'

/** A wish for a second factor; nothing is asked of the server. */
export function TwoFactor({ account }: { readonly account: AccountActor }) {
  const words = useWords().accountPage.security
  const isWanted = useSelector(account, selectIsTwoFactorWanted)
  return (
    <Section title={words.title()}>
      <Checkbox
        label={words.twoFactor()}
        checked={isWanted}
        onChange={() => account.send({ type: 'twoFactor.toggled' })}
      />
      <p className={aside().text}>{words.twoFactorHint()}</p>
    </Section>
  )
}
