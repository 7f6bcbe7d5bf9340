import type { SetupStep } from '@supplier/core/setup/setup.domain'
import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { nextTranslations } from '../setup/SetupBanner.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { setupCard, sign } from './Home.styles.ts'

const icons = { information: Newspaper, product: Package, delivery: Truck, payment: CreditCard }

const tones = { done: 'success', next: 'accent', later: undefined } as const

/** Roughly how many minutes each step takes. */
const minutes = { information: 10, product: 5, delivery: 3, payment: 3 }

/** The four steps to the first order, with the reason for each and a link to it. */
export function SetupCard({ steps }: { readonly steps: readonly SetupStep[] }) {
  const t = useTranslations()
  const labels = t.shell.setup
  const styles = setupCard()
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Section
      title={labels.title()}
      mark={<span className={styles.progress}>{labels.progress({ done, total: steps.length })}</span>}
    >
      <ol className={styles.steps}>
        {steps.map(({ step, state, to }) => {
          const Icon = state === 'done' ? CircleCheck : icons[step]
          return (
            <li key={step} className={styles.step} data-state={state}>
              <span className={sign} data-tone={tones[state]}>
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className={styles.name}>{labels[step]()}</span>
              <span className={styles.why}>{t.homePage.setup.why[step]()}</span>
              <span className={styles.foot}>
                {state !== 'done' && (
                  <RouteButton size="small" variant={state === 'next' ? 'primary' : 'secondary'} location={{ to }}>
                    {labels[nextTranslations[step]]()}
                  </RouteButton>
                )}
                {state === 'done' && <Badge tone="success">{labels.done()}</Badge>}
                {state !== 'done' && t.homePage.setup.minutes({ minutes: minutes[step] })}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
