import type { SetupStep } from '@supplier/core/setup/setup.domain'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import ListChecks from 'lucide-react/icons/list-checks'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Banner } from '../ui/messages/Banner.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { step as stepLook, steps as stepsLook } from './SetupBanner.styles.ts'

const icons = { done: CircleCheck, next: CircleDot, later: Circle }

/** The translation key for the button of each step. */
export const nextTranslations = {
  information: 'nextInformation',
  product: 'nextProduct',
  delivery: 'nextDelivery',
  payment: 'nextPayment',
} as const

/** The progress of the setup, with a link to its next step. */
export function SetupBanner({ steps }: { readonly steps: readonly SetupStep[] }) {
  const t = useTranslations().shell.setup
  const styles = stepsLook()
  const next = steps.find(({ state }) => state === 'next')
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Banner
      tone="neutral"
      icon={<ListChecks size={20} aria-hidden="true" />}
      label={t.label()}
      title={
        <>
          {t.title()} <span className={styles.progress}>{t.progress({ done, total: steps.length })}</span>
        </>
      }
      actions={
        next && (
          <RouteButton variant="primary" location={{ to: next.to }}>
            {t[nextTranslations[next.step]]()}
          </RouteButton>
        )
      }
    >
      <ol className={styles.list}>
        {steps.map(({ step, state }) => {
          const Icon = icons[state]
          return (
            <li key={step} className={stepLook({ state })}>
              <Icon size={16} aria-hidden="true" />
              {t[step]()}
              <VisuallyHidden>: {state === 'done' ? t.done() : t.toDo()}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </Banner>
  )
}
