import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from './Alert.tsx'
import { placard } from './Placard.styles.ts'
import { useFocusBack } from './use-overlay.ts'

interface PlacardProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** Says over the page why a dialog is not there. It takes the focus like one, and gives it back. */
export function Placard({ title, children, actions }: PlacardProps) {
  const root = useRef<HTMLDivElement>(null)
  useFocusBack(true)
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={root} className={placard} tabIndex={-1}>
      <Alert tone="danger" role="alert" title={title} actions={actions}>
        {children}
      </Alert>
    </div>
  )
}
