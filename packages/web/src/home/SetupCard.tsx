import type { SetupStep } from '@supplier/core'
import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import { Section } from '../account/Section.tsx'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { nextWords } from '../setup/SetupBanner.tsx'
import { Badge } from '../ui/Badge.tsx'
import { setupCard, sign } from './Home.styles.ts'

const icons = { information: Newspaper, product: Package, delivery: Truck, payment: CreditCard }

const tones = { done: 'success', next: 'accent', later: undefined, notYet: undefined } as const

/** About how long a step takes. */
const minutes = { information: 10, product: 5, delivery: 3, payment: 3 }

/** The four steps to the first order: why each is needed, and the way to the next one. */
export function SetupCard({ steps }: { readonly steps: readonly SetupStep[] }) {
  const words = useWords()
  const said = words.shell.setup
  const look = setupCard()
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Section
      title={said.title()}
      mark={<span className={look.progress}>{said.progress({ done, total: steps.length })}</span>}
    >
      <ol className={look.steps}>
        {steps.map(({ step, state, to }) => {
          const Icon = state === 'done' ? CircleCheck : icons[step]
          return (
            <li key={step} className={look.step} data-state={state}>
              <span className={sign} data-tone={tones[state]}>
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className={look.name}>{said[step]()}</span>
              <span className={look.why}>{words.homePage.setup.why[step]()}</span>
              <span className={look.foot}>
                {state === 'next' && (
                  <PlaceButton size="small" variant="primary" place={{ to }}>
                    {said[nextWords[step]]()}
                  </PlaceButton>
                )}
                {state === 'done' && <Badge tone="success">{said.done()}</Badge>}
                {state === 'notYet' && <Badge>{words.homePage.setup.notYet()}</Badge>}
                {(state === 'next' || state === 'later') && words.homePage.setup.minutes({ minutes: minutes[step] })}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
