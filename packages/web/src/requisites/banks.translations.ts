import type { KnownBank } from '@supplier/core/requisites/bank.domain'
import type { Language } from '../i18n/language.ts'

interface BankTexts {
  readonly names: Readonly<Record<KnownBank, string>>
  readonly searching: string
  readonly unknown: string
}

export const banksTranslations: Readonly<Record<Language, BankTexts>> = {
  uk: {
    names: {
      aBank: 'АТ «А-Банк»',
      creditAgricole: 'АТ «Креді Агріколь Банк»',
      kredobank: 'АТ «Кредобанк»',
      oschadbank: 'АТ «Ощадбанк»',
      pivdennyi: 'АБ «Південний»',
      privatbank: 'АТ КБ «ПриватБанк»',
      pumb: 'АТ «ПУМБ»',
      raiffeisen: 'АТ «Райффайзен Банк»',
      sense: 'АТ «Сенс Банк»',
      ukreximbank: 'АТ «Укрексімбанк»',
      ukrgasbank: 'АБ «Укргазбанк»',
      ukrsibbank: 'АТ «УкрСиббанк»',
      universal: 'АТ «Універсал Банк»',
    },
    searching: 'Визначаємо банк…',
    unknown: 'Банк за цим IBAN не визначено',
  },
  en: {
    names: {
      aBank: 'A-Bank',
      creditAgricole: 'Crédit Agricole Bank',
      kredobank: 'Kredobank',
      oschadbank: 'Oschadbank',
      pivdennyi: 'Bank Pivdennyi',
      privatbank: 'PrivatBank',
      pumb: 'FUIB (ПУМБ)',
      raiffeisen: 'Raiffeisen Bank',
      sense: 'Sense Bank',
      ukreximbank: 'Ukreximbank',
      ukrgasbank: 'Ukrgasbank',
      ukrsibbank: 'UKRSIBBANK',
      universal: 'Universal Bank',
    },
    searching: 'Looking for the bank…',
    unknown: 'No bank was found for this IBAN',
  },
}
