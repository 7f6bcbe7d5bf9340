import type { BankView } from '@supplier/core/requisites/bank.domain'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { banksTranslations } from './banks.translations.ts'

/** The bank under a typed IBAN. */
export function BankNote({ view }: { readonly view: BankView }) {
  const t = banksTranslations[useLanguage()]
  if (view.state === 'none') return null
  if (view.state === 'named') return view.title
  return view.state === 'known' ? t.names[view.bank] : t[view.state]
}
