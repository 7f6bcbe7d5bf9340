import { Later } from '../ui/loading/Later.tsx'
import { texts } from './ArticlesScreen.styles.ts'
import { markedText } from './marked-text.ts'

/**
 * A read-only text, rendered as buyers would see it. The source is shown while the renderer loads, or when it fails to
 * load.
 */
export function ReadText({ body }: { readonly body: string }) {
  const written = <div className={texts().written}>{body}</div>
  return (
    <Later chunk={markedText} waiting={written} failed={() => written}>
      {(Shown) => <Shown body={body} spellsLinks />}
    </Later>
  )
}
