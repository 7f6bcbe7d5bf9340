import { useWords } from '../../i18n/WordsProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { row } from '../Gallery.styles.ts'

export function Appearances() {
  const words = useWords().appearance
  const set = (name: string, value: string) => document.documentElement.setAttribute(name, value)
  return (
    <div className={row}>
      <Button size="small" onClick={() => set('data-theme', 'light')}>
        {words.themes.light()}
      </Button>
      <Button size="small" onClick={() => set('data-theme', 'dark')}>
        {words.themes.dark()}
      </Button>
      <Button size="small" onClick={() => set('data-density', 'comfortable')}>
        {words.densities.comfortable()}
      </Button>
      <Button size="small" onClick={() => set('data-density', 'compact')}>
        {words.densities.compact()}
      </Button>
    </div>
  )
}
