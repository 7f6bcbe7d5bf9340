import { readinessLocation } from '@supplier/core/home/lines.domain'
import { messageOfLine } from '@supplier/core/readiness/line.domain'
import type { JudgedProduct } from '@supplier/core/readiness/own.domain'
import type { WhyActor } from '@supplier/core/readiness/why.machine'
import { selectCommonReasons } from '@supplier/core/readiness/why.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { whyTranslations } from './why.translations.ts'

interface CommonReasonsProps {
  readonly products: readonly JudgedProduct[]
  readonly why: WhyActor | null
}

/** What keeps the listed products from selling without being in one of them, said once above the list. */
export function CommonReasons({ products, why }: CommonReasonsProps) {
  const t = whyTranslations[useLanguage()]
  const messageText = useMessageText()
  const reasons = useSelector(why ?? undefined, (one) => (one ? selectCommonReasons(one, products) : []), isSame)
  if (reasons === 'failed')
    return (
      <Alert
        tone="neutral"
        actions={
          <Button size="small" onClick={() => why?.send({ type: 'retry.chosen' })}>
            {t.retry}
          </Button>
        }
      >
        {t.generalFailed}
      </Alert>
    )
  const [first, ...others] = reasons
  if (first === undefined) return null
  const { about, location, urgency } = first
  const name = about && 'name' in about ? `${about.name} · ` : ''
  return (
    <Alert
      tone={urgency === 'stopped' ? 'danger' : 'warning'}
      title={`${name}${messageText(messageOfLine(first))}`}
      actions={
        <>
          <RouteButton size="small" variant="quiet" location={location}>
            {t.mend}
          </RouteButton>
          {others.length > 0 && (
            <RouteButton size="small" variant="quiet" location={readinessLocation}>
              {t.moreGeneral(others.length)}
            </RouteButton>
          )}
        </>
      }
    />
  )
}

type Reasons = ReturnType<typeof selectCommonReasons>

const isSame = (one: Reasons, other: Reasons): boolean =>
  one === other ||
  (one !== 'failed' &&
    other !== 'failed' &&
    one.length === other.length &&
    one.every(({ id, urgency }, at) => id === other[at]?.id && urgency === other[at]?.urgency))
