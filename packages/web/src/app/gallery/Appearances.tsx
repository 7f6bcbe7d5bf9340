import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { row } from '../Gallery.styles.ts'

export function Appearances() {
  const t = useTranslations().appearance
  const set = (name: string, value: string) => document.documentElement.setAttribute(name, value)
  return (
    <div className={row}>
      <Button size="small" onClick={() => set('data-theme', 'light')}>
        {t.themes.light()}
      </Button>
      <Button size="small" onClick={() => set('data-theme', 'dark')}>
        {t.themes.dark()}
      </Button>
      <Button size="small" onClick={() => set('data-density', 'comfortable')}>
        {t.densities.comfortable()}
      </Button>
      <Button size="small" onClick={() => set('data-density', 'compact')}>
        {t.densities.compact()}
      </Button>
    </div>
  )
}
