import { type CopyActor, type OrderClockActor, orderCopyIn, selectIsCopied } from '@supplier/core'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { copied } from './orders.styles.ts'

interface CopyNumberProps {
  readonly clock: OrderClockActor | null
  readonly label: string
  readonly text: string
  /** The number as it is shown. */
  readonly children: ReactNode
}

/** A number of an order with a button that copies it. */
export function CopyNumber({ clock, children, ...copying }: CopyNumberProps) {
  const copy = useSelector(clock ?? undefined, (one) => one && orderCopyIn(one))
  return (
    <span className={copied}>
      {children}
      {copy && <Copying copy={copy} {...copying} />}
    </span>
  )
}

interface CopyingProps extends Pick<CopyNumberProps, 'label' | 'text'> {
  readonly copy: CopyActor
}

function Copying({ copy, label, text }: CopyingProps) {
  const { common } = useTranslations()
  const isCopied = useSelector(copy, (snapshot) => selectIsCopied(snapshot) && snapshot.context.text === text)
  return (
    <>
      <CopyButton
        label={`${label}: ${text}`}
        copiedLabel={common.copied()}
        copied={isCopied}
        onCopy={() => copy.send({ type: 'copy.chosen', text })}
      />
      <span role="status">{isCopied && <VisuallyHidden>{common.copied()}</VisuallyHidden>}</span>
    </>
  )
}
