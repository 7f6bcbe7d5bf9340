import type { AccountActor } from '@supplier/core/account/account.machine'
import { selectIsTwoFactorWanted } from '@supplier/core/preferences/preferences.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Checkbox } from '../ui/choices/Checkbox.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { aside } from './PreferencesScreen.styles.ts'

/** A checkbox that only records interest in two-factor authentication; it sends no request. */
export function TwoFactor({ account }: { readonly account: AccountActor }) {
  const t = useTranslations().accountPage.security
  const isWanted = useSelector(account, selectIsTwoFactorWanted)
  return (
    <Section title={t.title()}>
      <Checkbox label={t.twoFactor()} checked={isWanted} onChange={() => account.send({ type: 'twoFactor.toggled' })} />
      <p className={aside().text}>{t.twoFactorHint()}</p>
    </Section>
  )
}
