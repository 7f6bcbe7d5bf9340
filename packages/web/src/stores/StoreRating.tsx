import { useLanguage } from '../i18n/TranslationsProvider.tsx'

/** A rating with the decimal separator of the language. */
export function StoreRating({ rating }: { readonly rating: number }) {
  return <>{rating.toLocaleString(useLanguage(), { minimumFractionDigits: 1 })}</>
}
