import type { Kopecks } from '@supplier/core/kernel/money'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Stars } from '../ui/text/Stars.tsx'

interface MoneyProps {
  readonly amount: Kopecks | null
  /** Whether a plus sign is shown too, as for a change of a balance. */
  readonly change?: boolean
}

/** An amount; asterisks when it is unknown. */
export function Money({ amount, change = false }: MoneyProps) {
  const t = useTranslations()
  const formats = useFormats()
  if (amount === null) return <Stars label={t.common.unknownAmount()} />
  return change ? formats.change(amount) : formats.money(amount)
}
