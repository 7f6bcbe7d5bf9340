import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { IconButton } from './IconButton.tsx'

interface CopyButtonProps {
  readonly label: string
  readonly copiedLabel: string
  /** Whether a tick is shown. The parent decides for how long. */
  readonly copied: boolean
  readonly onCopy: () => void
}

export function CopyButton({ label, copiedLabel, copied, onCopy }: CopyButtonProps) {
  const icon = copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />
  return <IconButton size="small" label={copied ? copiedLabel : label} icon={icon} onClick={onCopy} />
}
