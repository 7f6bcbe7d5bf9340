import { journey, type SetupSteps, setupTarget } from '@supplier/core'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import ListChecks from 'lucide-react/icons/list-checks'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { step as stepLook, steps as stepsLook } from './SetupBanner.styles.ts'

const icons = { done: CircleCheck, next: CircleDot, later: Circle }

const nextWords = {
  information: 'nextInformation',
  product: 'nextProduct',
  delivery: 'nextDelivery',
  payment: 'nextPayment',
} as const

/** How far the set-up has come, and the way to its next step. */
export function SetupBanner({ steps }: { readonly steps: SetupSteps }) {
  const words = useWords().shell.setup
  const look = stepsLook()
  const next = journey.find(([step]) => !steps[step])?.[0]
  const done = journey.filter(([step]) => steps[step]).length
  return (
    <Banner
      tone="neutral"
      icon={<ListChecks size={20} aria-hidden="true" />}
      label={words.label()}
      title={
        <>
          {words.title()} <span className={look.progress}>{words.progress({ done, total: journey.length })}</span>
        </>
      }
      actions={
        next && (
          <PlaceButton variant="primary" place={{ to: setupTarget(steps) }}>
            {words[nextWords[next]]()}
          </PlaceButton>
        )
      }
    >
      <ol className={look.list}>
        {journey.map(([step]) => {
          const state = steps[step] ? 'done' : step === next ? 'next' : 'later'
          const Icon = icons[state]
          return (
            <li key={step} className={stepLook({ state })}>
              <Icon size={16} aria-hidden="true" />
              {words[step]()}
              <VisuallyHidden>: {steps[step] ? words.done() : words.toDo()}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </Banner>
  )
}
