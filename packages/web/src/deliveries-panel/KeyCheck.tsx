import type { KeyCheckActor } from '@supplier/core/deliveries-nova/key-check.machine'
import { selectKeyCheck } from '@supplier/core/deliveries-nova/key-check.selectors'
import { type DeliveryMethod, locationOfNeed } from '@supplier/core/deliveries-panel/deliveries-panel.section'
import { textOf } from '@supplier/core/kernel/word'
import { useSelector } from '@xstate/react'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { need } from './DeliveriesPanel.styles.ts'
import type { deliveriesPanelTranslations } from './deliveries-panel.translations.ts'

interface KeyCheckProps {
  /** `null` until it was started. */
  readonly beside: KeyCheckActor | null
  readonly t: (typeof deliveriesPanelTranslations)['uk']['more']
}

const useKeyCheck = (beside: KeyCheckActor | null) =>
  useSelector(beside ?? undefined, (snapshot) => (snapshot ? selectKeyCheck(snapshot) : 'none'))

/** Says that the carrier is checking the key, how that ended, and what comes next. */
export function KeyCheck({ beside, t }: KeyCheckProps) {
  const check = useKeyCheck(beside)
  if (check === 'checking')
    return (
      <Alert tone="info" role="status" title={t.checking}>
        {t.checkingText}
      </Alert>
    )
  if (check === 'none') return null
  const hasPassed = check === 'passed'
  return (
    <Alert
      tone={hasPassed ? 'success' : 'danger'}
      role="status"
      title={hasPassed ? t.passed : t.keyRefused}
      actions={
        <RouteButton
          size="small"
          variant="primary"
          location={hasPassed ? { to: 'deliveries-nova' } : { to: 'deliveries-apis' }}
        >
          {hasPassed ? t.goOn : t.seeKeys}
        </RouteButton>
      }
    />
  )
}

interface MethodStateProps extends KeyCheckProps {
  readonly row: DeliveryMethod
}

/** Whether a method is in use, or what it needs first. Nothing can be added for Nova Poshta while its key is checked. */
export function MethodState({ row: { id, isEnabled, missing }, beside, t }: MethodStateProps) {
  const check = useKeyCheck(beside)
  if (missing.length === 0)
    return <Badge tone={isEnabled ? 'plain' : 'neutral'}>{isEnabled ? t.connected : t.off}</Badge>
  if (id === 'nova' && check === 'checking') return <Badge tone="info">{t.checkingKey}</Badge>
  return missing.map((part) => (
    <p key={part} className={need}>
      <RouteLink location={locationOfNeed(part, id)}>{textOf(t, part)}</RouteLink>
    </p>
  ))
}
