import {
  type Operation,
  type ReconcilerActor,
  sameOperations,
  selectIsCopied,
  selectOperationCopy,
  selectOperations,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import { Money } from '../balances/Money.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Ledger } from '../ui/Ledger.tsx'
import { Progress } from '../ui/Progress.tsx'
import { useLast } from '../ui/use-last.ts'
import * as look from './OperationDialog.styles.ts'
import { letterOf } from './operation.ts'

export interface OperationDialogProps {
  readonly actor: ReconcilerActor
}

/** A move of money that is not settled: still checked, unclear, or carried out twice. */
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
  const words = useWords()
  const said = words.money.operation
  const { kind, amount, mark, state } = operation
  const letter = letterOf(operation, said)
  const postpone = () => send({ type: 'check.postponed' })
  return (
    <Dialog
      size="medium"
      open={isOpen}
      step={state}
      title={said[state]()}
      description={said[`${state}Text`]()}
      closeLabel={words.ui.close()}
      onClose={postpone}
      footer={<OperationWays operation={operation} send={send} onPostpone={postpone} />}
    >
      <div className={look.body}>
        {state === 'checking' && <Progress label={said.checking()} done={null} />}
        <Ledger
          lines={[
            { name: said.kind(), value: said.kinds[kind]() },
            { name: said.amount(), value: <Money amount={amount} /> },
            { name: said.number(), value: mark, tone: 'strong' },
          ]}
        />
        {state === 'doubled' && (
          <>
            <p className={look.letter}>{letter}</p>
            <Button onClick={() => onCopy(letter)}>{isCopied ? words.common.copied() : said.copy()}</Button>
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
  const said = useWords().money.operation
  if (state === 'doubled') {
    return (
      <Button variant="primary" deliberate onClick={() => send({ type: 'operation.closed' })}>
        {said.understood()}
      </Button>
    )
  }
  return (
    <>
      {mayClose ? (
        <Button deliberate onClick={() => send({ type: 'operation.closed' })}>
          {said.settled()}
        </Button>
      ) : (
        <Button onClick={() => send({ type: 'check.chosen' })}>{said.check()}</Button>
      )}
      {mayClose && <Button onClick={() => send({ type: 'check.chosen' })}>{said.check()}</Button>}
      <Button variant="primary" data-initial-focus="" onClick={onPostpone}>
        {said.later()}
      </Button>
    </>
  )
}
