import type { Message } from '@supplier/core/kernel/message'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/messages/EmptyState.tsx'
import { NotOffered } from './NotOffered.tsx'
import { ServerMessages } from './ServerMessages.tsx'

/** Explains an empty list and offers the first action. */
export interface NothingYet {
  readonly title: string
  readonly text: string
  readonly actions?: ReactNode
}

interface NoRowsProps {
  readonly state: 'nothingYet' | 'nothingFound' | 'notAllowed' | 'notOffered' | 'failed'
  readonly isBusy: boolean
  readonly messages: readonly Message[]
  /** The server does not ask to wait. */
  readonly mayRetry?: boolean
  readonly nothingYet: NothingYet
  readonly send: (event: { readonly type: 'filters.cleared' | 'retry.chosen' }) => void
}

/**
 * Shows why a list has no rows: nothing was created yet, nothing matches the filters, access is denied, the server
 * does not have the list, or it failed to load.
 */
export function NoRows({ state, isBusy, messages, mayRetry = true, nothingYet, send }: NoRowsProps) {
  const t = useTranslations()
  if (state === 'nothingYet') {
    return (
      <EmptyState kind="nothingYet" title={nothingYet.title} actions={nothingYet.actions}>
        {nothingYet.text}
      </EmptyState>
    )
  }
  if (state === 'nothingFound') {
    const clear = <Button onClick={() => send({ type: 'filters.cleared' })}>{t.list.clear()}</Button>
    return (
      <EmptyState kind="nothingFound" title={t.list.nothingFound()} actions={clear}>
        {t.list.nothingFoundText()}
      </EmptyState>
    )
  }
  if (state === 'notOffered') return <NotOffered />
  const retry = mayRetry && (
    <Button busy={isBusy} onClick={() => send({ type: 'retry.chosen' })}>
      {t.ui.retry()}
    </Button>
  )
  return (
    <EmptyState kind={state} title={t.list[state]()} actions={retry}>
      <ServerMessages messages={messages} otherwise={t.list[`${state}Text`]()} />
    </EmptyState>
  )
}
