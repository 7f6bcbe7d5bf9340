import { formatRoundMoney } from '../../i18n/money.ts'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'

interface SumProps {
  readonly sum: number | null
  /** The word before the lowest of several prices. */
  readonly from?: string | null
}

/** A sum of money, without kopecks where there are none; a dash when the server does not say it. */
export function Sum({ sum, from = null }: SumProps) {
  const language = useLanguage()
  if (sum === null) return <>—</>
  return (
    <>
      {from !== null && `${from} `}
      {formatRoundMoney(sum, language)}
    </>
  )
}
