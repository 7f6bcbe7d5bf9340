import { useWords } from '../i18n/WordsProvider.tsx'
import { FieldPicture } from './FieldPicture.tsx'
import { testimonial } from './Testimonial.styles.ts'

/** A quote above a field in the evening. */
export function Testimonial() {
  const words = useWords().auth.testimonial
  const look = testimonial()
  return (
    <aside className={look.root} aria-label={words.label()}>
      <FieldPicture />
      <figure className={look.figure}>
        <span className={look.mark} />
        <blockquote className={look.quote}>{words.quote()}</blockquote>
        <figcaption className={look.person}>
          <span className={look.name}>{words.name()}</span>
          <span className={look.role}>{words.role()}</span>
        </figcaption>
      </figure>
    </aside>
  )
}
