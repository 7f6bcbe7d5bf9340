import type { SetupStep } from '@supplier/core'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import ListChecks from 'lucide-react/icons/list-checks'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { step as stepLook, steps as stepsLook } from './SetupBanner.styles.ts'

const icons = { done: CircleCheck, next: CircleDot, later: Circle, notYet: Circle }

/** What the button of a step says. */
export const nextWords = {
  information: 'nextInformation',
  product: 'nextProduct',
  delivery: 'nextDelivery',
  payment: 'nextPayment',
} as const

/** How far the set-up has come, and the way to its next step. */
export function SetupBanner({ steps }: { readonly steps: readonly SetupStep[] }) {
  const words = useWords().shell.setup
  const look = stepsLook()
  const next = steps.find(({ state }) => state === 'next')
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Banner
      tone="neutral"
      icon={<ListChecks size={20} aria-hidden="true" />}
      label={words.label()}
      title={
        <>
          {words.title()} <span className={look.progress}>{words.progress({ done, total: steps.length })}</span>
        </>
      }
      actions={
        next && (
          <PlaceButton variant="primary" place={{ to: next.to }}>
            {words[nextWords[next.step]]()}
          </PlaceButton>
        )
      }
    >
      <ol className={look.list}>
        {steps.map(({ step, state }) => {
          const Icon = icons[state]
          return (
            <li key={step} className={stepLook({ state })}>
              <Icon size={16} aria-hidden="true" />
              {words[step]()}
              <VisuallyHidden>: {state === 'done' ? words.done() : words.toDo()}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </Banner>
  )
}
