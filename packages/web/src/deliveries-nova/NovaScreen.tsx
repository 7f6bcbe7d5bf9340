import { novaStepsOf } from '@supplier/core/deliveries-nova/nova.domain'
import type { NovaActor } from '@supplier/core/deliveries-nova/nova.machine'
import { novaLoad } from '@supplier/core/deliveries-nova/nova.selectors'
import { selectLoad } from '@supplier/core/kit/load/load.selectors'
import { useSelector } from '@xstate/react'
import { rows as rowsLook, sign } from '../home/Home.styles.ts'
import { NotRead, RowSkeletons } from '../home/Rows.tsx'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { NotOffered } from '../kit/answers/NotOffered.tsx'
import { ServerMessages } from '../kit/answers/ServerMessages.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { novaTranslations } from './nova.translations.ts'

const tones = { done: 'success', waiting: 'accent', next: 'accent', later: undefined } as const

/** The steps until parcels can be sent with Nova Poshta. */
export function NovaScreen({ actor }: { readonly actor: NovaActor }) {
  const t = novaTranslations[useLanguage()]
  const load = novaLoad(actor)
  const view = useSelector(load, (snapshot) => snapshot && selectLoad(snapshot))
  const styles = rowsLook()
  if (!view || (view.value === null && !view.hasFailed))
    return (
      <Section title={t.title}>
        <ul className={styles.list}>
          <RowSkeletons count={3} widths={['40%', '70%']} />
        </ul>
      </Section>
    )
  if (view.value === null && view.isNotOffered) return <NotOffered />
  if (view.value === null)
    return (
      <Section title={t.title}>
        <NotRead
          text={<ServerMessages messages={view.messages} otherwise={t.failed} />}
          onRetry={view.mayRetry ? () => load?.send({ type: 'retry.chosen' }) : null}
        />
      </Section>
    )
  const steps = novaStepsOf(view.value)
  const isReady = steps.every(({ state }) => state === 'done')
  return (
    <Section
      title={t.title}
      mark={
        isReady && (
          <RouteButton variant="primary" location={{ to: 'deliveries-settings-save' }}>
            {t.finish}
          </RouteButton>
        )
      }
    >
      <ol className={styles.list}>
        {steps.map(({ step, state, location }, at) => (
          <li key={step} className={styles.row}>
            <span className={sign} data-tone={tones[state]}>
              {at + 1}
            </span>
            <span className={styles.texts}>
              <span className={styles.title}>{t[step].title}</span>
              <span className={styles.text}>{t[step].text}</span>
            </span>
            {state === 'done' && <Badge tone="success">{t.done}</Badge>}
            {state === 'waiting' && <Badge tone="info">{t.waiting}</Badge>}
            {state !== 'later' && (
              <RouteButton size="small" variant={state === 'next' ? 'primary' : 'secondary'} location={location}>
                {state === 'next' ? t.take : t.look}
              </RouteButton>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
