import { QrCode as Ark } from '@ark-ui/react/qr-code'
import { qrCode } from './QrCode.styles.ts'

interface QrCodeProps {
  readonly value: string
  /** The target of the code, for screen readers. */
  readonly label: string
}

/** A QR code. It is dark on light in both themes, because cameras cannot read inverted codes reliably. */
export function QrCode({ value, label }: QrCodeProps) {
  const styles = qrCode()
  return (
    <Ark.Root value={value} className={styles.root} role="img" aria-label={label}>
      <Ark.Frame className={styles.frame} aria-hidden="true">
        <Ark.Pattern className={styles.pattern} />
      </Ark.Frame>
    </Ark.Root>
  )
}
