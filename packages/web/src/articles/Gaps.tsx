import type { EditorActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { gaps as look } from './ArticlesScreen.styles.ts'

interface GapsProps {
  readonly gaps: readonly string[]
  readonly send: EditorActor['send']
}

/** What a template has left open; each of them leads to its place in the text. */
export function Gaps({ gaps, send }: GapsProps) {
  const words = useWords().article
  return (
    <div role="status" className={look()}>
      {gaps.length > 0 && <span>{words.gaps()}</span>}
      {gaps.map((name) => (
        <Button key={name} size="small" variant="quiet" onClick={() => send({ type: 'gap.chosen', name })}>
          {`{${name}}`}
        </Button>
      ))}
    </div>
  )
}
