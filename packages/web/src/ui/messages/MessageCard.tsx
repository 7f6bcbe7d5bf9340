import { type ReactNode, useEffect, useRef } from 'react'
import { useFocusBack } from '../overlays/use-overlay.ts'
import { Alert, type Tone } from './Alert.tsx'
import { messageCard } from './MessageCard.styles.ts'

interface MessageCardProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
  readonly tone?: Tone
}

/**
 * Reports over the page why a dialog cannot be shown. It stands at the top, because the bar of a form is at the bottom.
 * It takes the focus like a dialog, and returns it afterwards.
 */
export function MessageCard({ title, children, actions, tone = 'danger' }: MessageCardProps) {
  const root = useRef<HTMLDivElement>(null)
  useFocusBack(true)
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={root} className={messageCard} tabIndex={-1}>
      <Alert tone={tone} role="alert" title={title} actions={actions}>
        {children}
      </Alert>
    </div>
  )
}
