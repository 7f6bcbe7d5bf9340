import { useWords } from '../i18n/WordsProvider.tsx'
import { testimonial } from './Testimonial.styles.ts'

const furrows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** A quote above a field in the evening. */
export function Testimonial() {
  const words = useWords().auth.testimonial
  const look = testimonial()
  return (
    <aside className={look.root} aria-label={words.label()}>
      <svg className={look.picture} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle className={look.sun} cx="610" cy="640" r="150" />
        <path className={look.far} d="M0 690C170 620 330 650 480 680s220 10 320-30v260H0Z" />
        {furrows.map((at) => (
          <path
            key={at}
            className={look.furrow}
            d={`M${-420 + at * 150} 900C${-140 + at * 96} 800 ${120 + at * 62} 730 ${250 + at * 34} 672`}
          />
        ))}
      </svg>
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
