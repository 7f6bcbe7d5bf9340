import { titleOf } from '@supplier/core'
import Hammer from 'lucide-react/icons/hammer'
import { nameOf } from '../i18n/say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import type { ScreenProps } from './screen.ts'

/** Says honestly that a section is not there yet, and what is. */
export function Unbuilt({ place }: ScreenProps) {
  const words = useWords()
  return (
    <EmptyState
      kind="nothingYet"
      headingLevel={2}
      icon={<Hammer size={28} strokeWidth={1.5} aria-hidden="true" />}
      title={words.shell.unbuilt.title()}
      actions={<PlaceButton place={{ to: 'customizing' }}>{words.shell.unbuilt.go()}</PlaceButton>}
    >
      {words.shell.unbuilt.text({ section: nameOf(words, titleOf(place.to)) })}
    </EmptyState>
  )
}
