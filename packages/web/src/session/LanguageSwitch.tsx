import type { Language } from '@supplier/core/appearance/appearance.domain'
import Languages from 'lucide-react/icons/languages'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'

interface LanguageSwitchProps {
  readonly onChoose: (language: Language) => void
}

/** A button that switches to the other language; its label is in that language. */
export function LanguageSwitch({ onChoose }: LanguageSwitchProps) {
  const t = useTranslations().auth.language
  const other = useLanguage() === 'uk' ? 'en' : 'uk'
  return (
    <Button
      variant="ghost"
      size="small"
      lang={other}
      icon={<Languages size={16} aria-hidden="true" />}
      onClick={() => onChoose(other)}
    >
      {t.other()}
    </Button>
  )
}
