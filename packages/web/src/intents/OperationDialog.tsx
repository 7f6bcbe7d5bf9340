import { selectIsCopied } from '@supplier/core/account/account.selectors'
import type { ReconcilerActor } from '@supplier/core/intents/reconciler.machine'
import {
  type Operation,
  sameOperations,
  selectOperationCopy,
  selectOperations,
} from '@supplier/core/intents/reconciler.selectors'
import { useSelector } from '@xstate/react'
import { Money } from '../balances/Money.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { SumList } from '../ui/text/SumList.tsx'
import * as styles from './OperationDialog.styles.ts'
import { letterOf } from './operation.ts'

export interface OperationDialogProps {
  readonly actor: ReconcilerActor
}

/** A money operation whose outcome is being checked, is unclear, or was carried out twice. */
export function OperationDialog({ actor }: OperationDialogProps) {
  const { shown } = useSelector(actor, selectOperations, sameOperations)
  const copy = useSelector(actor, selectOperationCopy)
  const isCopied = useSelector(copy ?? undefined, (snapshot) => snapshot !== undefined && selectIsCopied(snapshot))
  const last = useLast(shown, shown !== null)
  if (last === null) return null
  return (
    <OperationSteps
      operation={last}
      isOpen={shown !== null}
      isCopied={isCopied}
      send={actor.send}
      onCopy={(text) => copy?.send({ type: 'copy.chosen', text })}
    />
  )
}

interface OperationStepsProps {
  readonly operation: Operation
  readonly isOpen: boolean
  readonly isCopied: boolean
  readonly send: ReconcilerActor['send']
  readonly onCopy: (text: string) => void
}

export function OperationSteps({ operation, isOpen, isCopied, send, onCopy }: OperationStepsProps) {
  const t = useTranslations()
  const labels = t.money.operation
  const { kind, amount, mark, state } = operation
  const letter = letterOf(operation, labels)
  const postpone = () => send({ type: 'check.postponed' })
  return (
    <Dialog
      size="medium"
      open={isOpen}
      step={state}
      title={labels[state]()}
      description={labels[`${state}Text`]()}
      closeLabel={t.ui.close()}
      onClose={postpone}
      footer={<OperationWays operation={operation} send={send} onPostpone={postpone} />}
    >
      <div className={styles.body}>
        {state === 'checking' && <Progress label={labels.checking()} done={null} />}
        <SumList
          lines={[
            { name: labels.kind(), value: labels.kinds[kind]() },
            { name: labels.amount(), value: <Money amount={amount} /> },
            { name: labels.number(), value: mark, tone: 'strong' },
          ]}
        />
        {state === 'doubled' && (
          <>
            <p className={styles.letter}>{letter}</p>
            <Button onClick={() => onCopy(letter)}>{isCopied ? t.common.copied() : labels.copy()}</Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface OperationWaysProps {
  readonly operation: Operation
  readonly send: ReconcilerActor['send']
  readonly onPostpone: () => void
}

function OperationWays({ operation: { state, mayClose }, send, onPostpone }: OperationWaysProps) {
  const labels = useTranslations().money.operation
  if (state === 'doubled') {
    return (
      <Button variant="primary" deliberate onClick={() => send({ type: 'operation.closed' })}>
        {labels.understood()}
      </Button>
    )
  }
  return (
    <>
      {mayClose ? (
        <Button deliberate onClick={() => send({ type: 'operation.closed' })}>
          {labels.settled()}
        </Button>
      ) : (
        <Button onClick={() => send({ type: 'check.chosen' })}>{labels.check()}</Button>
      )}
      {mayClose && <Button onClick={() => send({ type: 'check.chosen' })}>{labels.check()}</Button>}
      <Button variant="primary" data-initial-focus="" onClick={onPostpone}>
        {labels.later()}
      </Button>
    </>
  )
}
