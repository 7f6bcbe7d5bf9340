import Star from 'lucide-react/icons/star'
import { rating, star } from './Rating.styles.ts'

interface RatingProps {
  /** From 1 to 5. */
  readonly value: number
  /** The rating in words, which is its only name. */
  readonly label: string
}

/** Five stars, of which as many are filled as the rating has. */
export function Rating({ value, label }: RatingProps) {
  return (
    <span className={rating} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((at) => (
        <Star key={at} size={14} aria-hidden="true" className={star({ filled: at <= Math.round(value) })} />
      ))}
    </span>
  )
}
