import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { FieldImage } from './FieldImage.tsx'
import { testimonial } from './Testimonial.styles.ts'

/** A quote above a picture of a field in the evening. */
export function Testimonial() {
  const t = useTranslations().auth.testimonial
  const styles = testimonial()
  return (
    <aside className={styles.root} aria-label={t.label()}>
      <FieldImage />
      <figure className={styles.figure}>
        <span className={styles.mark} />
        <blockquote className={styles.quote}>{t.quote()}</blockquote>
        <figcaption className={styles.person}>
          <span className={styles.name}>{t.name()}</span>
          <span className={styles.role}>{t.role()}</span>
        </figcaption>
      </figure>
    </aside>
  )
}
