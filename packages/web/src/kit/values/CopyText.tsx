import { selectIsCopied } from '@supplier/core/account/account.selectors'
import type { CopyActor } from '@supplier/core/kit/copy/copy.machine'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { CopyButton } from '../../ui/buttons/CopyButton.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { copiedText, copyText } from '../fields/Section.styles.ts'

interface CopyTextProps {
  readonly label: string
  readonly text: string
  readonly copy: CopyActor
}

/** A text with a button that copies it. */
export function CopyText(props: CopyTextProps) {
  return (
    <div className={copyText}>
      <code className={copiedText}>{props.text}</code>
      <Copying {...props} />
    </div>
  )
}

/** The button that copies a text, and tells when it is copied. */
export function Copying({ label, text, copy }: CopyTextProps) {
  const { common } = useTranslations()
  const isCopied = useSelector(copy, (snapshot) => selectIsCopied(snapshot) && snapshot.context.text === text)
  return (
    <>
      <CopyButton
        label={label}
        copiedLabel={common.copied()}
        copied={isCopied}
        onCopy={() => copy.send({ type: 'copy.chosen', text })}
      />
      <span role="status">{isCopied && <VisuallyHidden>{common.copied()}</VisuallyHidden>}</span>
    </>
  )
}
