import { QrCode as Ark } from '@ark-ui/react/qr-code'
import { qrCode } from './QrCode.styles.ts'

interface QrCodeProps {
  readonly value: string
  /** What the code leads to, for who cannot see it. */
  readonly label: string
}

/** A code for the camera of a telephone: dark on light in both themes, or no camera reads it. */
export function QrCode({ value, label }: QrCodeProps) {
  const look = qrCode()
  return (
    <Ark.Root value={value} className={look.root} role="img" aria-label={label}>
      <Ark.Frame className={look.frame} aria-hidden="true">
        <Ark.Pattern className={look.pattern} />
      </Ark.Frame>
    </Ark.Root>
  )
}
