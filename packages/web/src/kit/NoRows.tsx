import type { Message } from '@supplier/core'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Said } from './Said.tsx'

/** What a list is for, and the first thing to do about it. */
export interface NothingYet {
  readonly title: string
  readonly text: string
  readonly actions?: ReactNode
}

interface NoRowsProps {
  readonly state: 'nothingYet' | 'nothingFound' | 'notAllowed' | 'failed'
  readonly isBusy: boolean
  readonly messages: readonly Message[]
  readonly nothingYet: NothingYet
  readonly send: (fact: { readonly type: 'filters.cleared' | 'retry.chosen' }) => void
}

/** The four ways in which a list can have no rows. */
export function NoRows({ state, isBusy, messages, nothingYet, send }: NoRowsProps) {
  const words = useWords()
  if (state === 'nothingYet') {
    return (
      <EmptyState kind="nothingYet" title={nothingYet.title} actions={nothingYet.actions}>
        {nothingYet.text}
      </EmptyState>
    )
  }
  if (state === 'nothingFound') {
    const clear = <Button onClick={() => send({ type: 'filters.cleared' })}>{words.list.clear()}</Button>
    return (
      <EmptyState kind="nothingFound" title={words.list.nothingFound()} actions={clear}>
        {words.list.nothingFoundText()}
      </EmptyState>
    )
  }
  const retry = (
    <Button busy={isBusy} onClick={() => send({ type: 'retry.chosen' })}>
      {words.ui.retry()}
    </Button>
  )
  return (
    <EmptyState kind={state} title={words.list[state]()} actions={retry}>
      <Said messages={messages} otherwise={words.list[`${state}Text`]()} />
    </EmptyState>
  )
}
