import { entryOf, type Word } from '@supplier/core/kernel/word'
import { Badge, type BadgeProps } from '../../ui/text/Badge.tsx'

interface WordBadgeProps<Known extends string> {
  readonly tones: Readonly<Record<Known, NonNullable<BadgeProps['tone']>>>
  readonly texts: Readonly<Record<NoInfer<Known>, string>>
  readonly word: Word<NoInfer<Known>>
}

/** A state in words. A word that the panel does not know is shown as it came, without a colour. */
export function WordBadge<Known extends string>({ tones, texts, word }: WordBadgeProps<Known>) {
  const tone = entryOf(tones, word)
  return word === '' ? '—' : <Badge tone={tone ?? 'neutral'}>{tone === null ? word : texts[word as Known]}</Badge>
}
