import type { KeyCheckActor } from '@supplier/core/deliveries-nova/key-check.machine'
import { selectKeyCheck } from '@supplier/core/deliveries-nova/key-check.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { deliveriesSenderTranslations } from './deliveries-sender.translations.ts'

/** Under a field that asks Nova Poshta: it answers once it has checked the key. */
export function KeyNote({ beside }: { readonly beside: KeyCheckActor | null }) {
  const { more, hints } = deliveriesSenderTranslations[useLanguage()]
  const check = useSelector(beside ?? undefined, (snapshot) => (snapshot ? selectKeyCheck(snapshot) : 'none'))
  if (check === 'checking') return more.keyChecked
  return check === 'refused' ? more.keyRefused : hints?.counterparty
}
