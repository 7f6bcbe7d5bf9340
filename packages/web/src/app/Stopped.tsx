import type { Words } from '../i18n/words.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { fault } from './Fault.styles.ts'

/** Stands in place of the whole page once nothing else can. Its ways out are loads of the document. */
export function Stopped({ words }: { readonly words: Words }) {
  const look = fault()
  return (
    <main className={look.root} role="alert">
      <h1 className={look.title}>{words.fault.stopped()}</h1>
      <div className={look.actions}>
        <LinkButton variant="primary" href="">
          {words.ui.retry()}
        </LinkButton>
        <LinkButton href="/">{words.fault.home()}</LinkButton>
      </div>
    </main>
  )
}
