import { hasLabels, type ShelfLabelsActor, selectPrintedShelves } from '@supplier/core/shelvings/shelf-labels.machine'
import { useSelector } from '@xstate/react'
import Printer from 'lucide-react/icons/printer'
import { Button } from '../ui/buttons/Button.tsx'
import { QrCode } from '../ui/images/QrCode.tsx'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
import { PrintSheet } from '../ui/layout/PrintSheet.tsx'
import { labels } from './shelvings.styles.ts'
import type { MoreShelfTexts } from './shelvings.translations.ts'

interface LabelsProps {
  readonly actor: ShelfLabelsActor
  readonly t: Readonly<Record<MoreShelfTexts, string>>
}

/**
 * The button that prints the labels of the shown shelves. A label has a QR code, because a bar code has no letters of
 * the Cyrillic alphabet, with which shelves may be called.
 */
export function ShelfLabels({ actor, t }: LabelsProps) {
  const isOffered = useSelector(actor, hasLabels)
  const printed = useSelector(actor, selectPrintedShelves)
  const styles = labels()
  return (
    <>
      {isOffered && (
        <ThroughOutlet>
          <Button
            icon={<Printer size={16} aria-hidden="true" />}
            busy={printed !== null}
            onClick={() => actor.send({ type: 'labels.chosen' })}
          >
            {t.labels}
          </Button>
        </ThroughOutlet>
      )}
      {printed && (
        <PrintSheet>
          <div className={styles.root}>
            {printed.map(({ id, code, title }) => (
              <div key={id} className={styles.label}>
                <QrCode value={code} label={code} />
                <span className={styles.texts}>
                  <span className={styles.code}>{code}</span>
                  {title && <span>{title}</span>}
                </span>
              </div>
            ))}
          </div>
        </PrintSheet>
      )}
    </>
  )
}
