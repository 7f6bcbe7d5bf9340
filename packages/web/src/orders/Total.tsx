import { useFormats } from '../i18n/use-formats.ts'

/** A sum of money; a dash when the server does not say it. */
export function Total({ sum }: { readonly sum: number | null }) {
  const { money } = useFormats()
  return <>{sum === null ? '—' : money(sum)}</>
}
