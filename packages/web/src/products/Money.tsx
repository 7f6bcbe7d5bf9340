import { useFormats } from '../i18n/use-formats.ts'

interface MoneyProps {
  readonly sum: number | null
  /** The word before the lowest of several prices. */
  readonly from: string | null
}

/** A price; a dash when there is none. */
export function Money({ sum, from }: MoneyProps) {
  const { money } = useFormats()
  if (sum === null) return <>—</>
  return (
    <>
      {from !== null && `${from} `}
      {money(sum)}
    </>
  )
}
