import type { ReconcilerActor } from '@supplier/core/intents/reconciler.machine'
import { sameOperations, selectOperations } from '@supplier/core/intents/reconciler.selectors'
import { useSelector } from '@xstate/react'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { line, text } from './OperationLine.styles.ts'

/** Shows an unsettled money operation in the top bar. */
export function OperationLine({ actor }: { readonly actor: ReconcilerActor }) {
  const t = useTranslations().money.operation
  const { all } = useSelector(actor, selectOperations, sameOperations)
  const [operation] = all
  if (!operation) return null
  const { id, state, mark } = operation
  const labels = `${t.line[state]()} ${mark}`
  const Icon = state === 'checking' ? LoaderCircle : TriangleAlert
  return (
    <button
      type="button"
      className={line({ state })}
      title={labels}
      aria-haspopup="dialog"
      onClick={() => actor.send({ type: 'operation.opened', id })}
    >
      <Icon size={14} aria-hidden="true" />
      <span className={text()}>{labels}</span>
    </button>
  )
}
