import type { Href } from '@supplier/core/kernel/address'
import type { LinkActor } from '@supplier/core/telegram/link.machine'
import { selectLink } from '@supplier/core/telegram/telegram.selectors'
import { useSelector } from '@xstate/react'
import Send from 'lucide-react/icons/send'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { LinkButton } from '../ui/buttons/LinkButton.tsx'
import { QrCode } from '../ui/images/QrCode.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { StatusLine } from '../ui/messages/StatusLine.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { connect } from './ConnectDialog.styles.ts'

interface ConnectDialogProps {
  readonly isOpen: boolean
  readonly link: LinkActor | null
  readonly deepLink: Href | null
  /** Whether the supplier opened the dialog. Otherwise it is a prompt, which cannot be dismissed with Escape. */
  readonly isWanted?: boolean
  readonly onPostpone: () => void
}

/** Opens the bot with a link or a QR code, and waits until Telegram is linked. */
export function ConnectDialog({ isOpen, link, deepLink, isWanted = false, onPostpone }: ConnectDialogProps) {
  const all = useTranslations()
  const { connect: t, later, cancel } = all.prompts
  const isReading = useSelector(
    link ?? undefined,
    (snapshot) => snapshot !== undefined && selectLink(snapshot).isReading,
  )
  const styles = connect()
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={t.title()}
      description={t.text()}
      dismissible={isWanted}
      {...(isWanted && { closeLabel: all.ui.close() })}
      busy={isReading}
      onClose={onPostpone}
      footer={
        <>
          <Button variant="ghost" onClick={onPostpone}>
            {isWanted ? cancel() : later()}
          </Button>
          {deepLink !== null && (
            <LinkButton
              variant="primary"
              href={deepLink}
              target="_blank"
              rel="noopener"
              data-initial-focus
              icon={<Send size={16} aria-hidden="true" />}
            >
              {t.open()}
            </LinkButton>
          )}
        </>
      }
    >
      {deepLink === null ? (
        <Alert tone="warning">{t.noBot()}</Alert>
      ) : (
        <div className={styles.root}>
          <QrCode value={deepLink} label={t.code()} />
          <p className={styles.text}>{t.scan()}</p>
          <StatusLine>{t.waiting()}</StatusLine>
        </div>
      )}
    </Dialog>
  )
}
