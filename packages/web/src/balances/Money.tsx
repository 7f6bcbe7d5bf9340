import type { Kopecks } from '@supplier/core'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Stars } from '../ui/Stars.tsx'

interface MoneyProps {
  readonly amount: Kopecks | null
  /** With its sign, as what changes a balance. */
  readonly change?: boolean
}

/** An amount; stars when it is unknown. */
export function Money({ amount, change = false }: MoneyProps) {
  const words = useWords()
  const formats = useFormats()
  if (amount === null) return <Stars label={words.common.unknownAmount()} />
  return change ? formats.change(amount) : formats.money(amount)
}
