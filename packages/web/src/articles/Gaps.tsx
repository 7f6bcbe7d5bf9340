import type { EditorActor } from '@supplier/core/articles/editor.machine'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { gaps as styles } from './ArticlesScreen.styles.ts'

interface GapsProps {
  readonly gaps: readonly string[]
  readonly send: EditorActor['send']
}

/** The placeholders of a template that are still in the text. Choosing one selects it in the text. */
export function Gaps({ gaps, send }: GapsProps) {
  const t = useTranslations().article
  return (
    <div role="status" className={styles()}>
      {gaps.length > 0 && <span>{t.gaps()}</span>}
      {gaps.map((name) => (
        <Button key={name} size="small" variant="quiet" onClick={() => send({ type: 'gap.chosen', name })}>
          {`{${name}}`}
        </Button>
      ))}
    </div>
  )
}
