import { insteadOf, titleOf } from '@supplier/core'
import Hammer from 'lucide-react/icons/hammer'
import { nameOf } from '../i18n/say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import type { ScreenProps } from './screen.ts'

/** Says honestly that a section is not there yet, and what can be done about its subject meanwhile. */
export function Unbuilt({ place }: ScreenProps) {
  const words = useWords()
  const said = words.shell.unbuilt
  const instead = insteadOf(place.to)
  return (
    <EmptyState
      kind="nothingYet"
      headingLevel={2}
      icon={<Hammer size={28} strokeWidth={1.5} aria-hidden="true" />}
      title={said.title()}
      actions={
        <>
          <PlaceButton variant="primary" place={instead.place}>
            {said.go[instead.kind]()}
          </PlaceButton>
          {instead.kind !== 'home' && <PlaceButton place={{ to: 'dashboard' }}>{said.go.home()}</PlaceButton>}
        </>
      }
    >
      {said.text({ section: nameOf(words, titleOf(place.to)) })} {said.instead[instead.kind]()}
    </EmptyState>
  )
}
