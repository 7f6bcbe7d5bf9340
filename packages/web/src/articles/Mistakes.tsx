import type { BodyMistake } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import type { Words } from '../i18n/words.ts'

/** What is to be mended before buyers may see a text, one line each. */
export function Mistakes({ mistakes }: { readonly mistakes: readonly BodyMistake[] }) {
  const words = useWords().article.mistakes
  return mistakes.map((mistake, at) => <div key={at}>{said(mistake, words)}</div>)
}

const said = (mistake: BodyMistake, words: Words['article']['mistakes']): string => {
  if ('text' in mistake) return mistake.text
  switch (mistake.rule) {
    case 'tooShort':
      return words.tooShort(mistake)
    case 'tooLong':
      return words.tooLong(mistake)
    case 'placeholder':
      return words.placeholder({ name: `{${mistake.name}}` })
    case 'link':
      return words.link(mistake)
    case 'tag':
      return words.tag(mistake)
  }
}
