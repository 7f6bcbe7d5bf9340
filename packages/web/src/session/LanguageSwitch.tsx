import type { Language } from '@supplier/core'
import Languages from 'lucide-react/icons/languages'
import { useLanguage, useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'

interface LanguageSwitchProps {
  readonly onChoose: (language: Language) => void
}

/** Offers the other language, in that language. */
export function LanguageSwitch({ onChoose }: LanguageSwitchProps) {
  const words = useWords().auth.language
  const other = useLanguage() === 'uk' ? 'en' : 'uk'
  return (
    <Button
      variant="ghost"
      size="small"
      lang={other}
      icon={<Languages size={16} aria-hidden="true" />}
      onClick={() => onChoose(other)}
    >
      {words.other()}
    </Button>
  )
}
