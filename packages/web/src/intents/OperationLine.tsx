import { type ReconcilerActor, sameOperations, selectOperations } from '@supplier/core'
import { useSelector } from '@xstate/react'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useWords } from '../i18n/WordsProvider.tsx'
import { line, text } from './OperationLine.styles.ts'

/** In the top bar: a move of money that is not settled yet. */
export function OperationLine({ actor }: { readonly actor: ReconcilerActor }) {
  const words = useWords().money.operation
  const { all } = useSelector(actor, selectOperations, sameOperations)
  const [operation] = all
  if (!operation) return null
  const { id, state, mark } = operation
  const said = `${words.line[state]()} ${mark}`
  const Icon = state === 'checking' ? LoaderCircle : TriangleAlert
  return (
    <button
      type="button"
      className={line({ state })}
      title={said}
      aria-haspopup="dialog"
      onClick={() => actor.send({ type: 'operation.opened', id })}
    >
      <Icon size={14} aria-hidden="true" />
      <span className={text()}>{said}</span>
    </button>
  )
}
