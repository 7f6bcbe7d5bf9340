import type { BodyMistake } from '@supplier/core/articles/body/body.domain'
import type { Translations } from '../i18n/language.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'

/** The errors that prevent publication, one line each. */
export function Mistakes({ mistakes }: { readonly mistakes: readonly BodyMistake[] }) {
  const t = useTranslations().article.mistakes
  return mistakes.map((mistake, at) => <div key={at}>{labels(mistake, t)}</div>)
}

const labels = (mistake: BodyMistake, t: Translations['article']['mistakes']): string => {
  if ('text' in mistake) return mistake.text
  switch (mistake.rule) {
    case 'tooShort':
      return t.tooShort(mistake)
    case 'tooLong':
      return t.tooLong(mistake)
    case 'placeholder':
      return t.placeholder({ name: `{${mistake.name}}` })
    case 'link':
      return t.link(mistake)
    case 'tag':
      return t.tag(mistake)
  }
}
