import { Later } from '../ui/Later.tsx'
import { texts } from './ArticlesScreen.styles.ts'
import { markedText } from './marked-text.ts'

/** A text to be read and compared: as buyers would see it; as it is written where it cannot be drawn. */
export function ReadText({ body }: { readonly body: string }) {
  const written = <div className={texts().written}>{body}</div>
  return (
    <Later chunk={markedText} waiting={written} failed={() => written}>
      {(Shown) => <Shown body={body} spellsLinks />}
    </Later>
  )
}
