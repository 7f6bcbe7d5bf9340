import { type LinkActor, selectLink } from '@supplier/core'
import { useSelector } from '@xstate/react'
import Send from 'lucide-react/icons/send'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { StatusLine } from '../ui/StatusLine.tsx'
import { connect } from './ConnectDialog.styles.ts'

interface ConnectDialogProps {
  readonly isOpen: boolean
  readonly link: LinkActor | null
  readonly deepLink: string | null
  /** Whether it was opened on purpose, and not to ask for what is missing. */
  readonly isWanted?: boolean
  readonly onPostpone: () => void
}

/** Leads to the bot, by a link or by a code for the telephone, and waits for what it tells. */
export function ConnectDialog({ isOpen, link, deepLink, isWanted = false, onPostpone }: ConnectDialogProps) {
  const all = useWords()
  const { connect: words, later, cancel } = all.prompts
  const isReading = useSelector(
    link ?? undefined,
    (snapshot) => snapshot !== undefined && selectLink(snapshot).isReading,
  )
  const look = connect()
  return (
    <Dialog
      size="small"
      open={isOpen}
      title={words.title()}
      description={words.text()}
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
              {words.open()}
            </LinkButton>
          )}
        </>
      }
    >
      {deepLink === null ? (
        <Alert tone="warning">{words.noBot()}</Alert>
      ) : (
        <div className={look.root}>
          <QrCode value={deepLink} label={words.code()} />
          <p className={look.text}>{words.scan()}</p>
          <StatusLine>{words.waiting()}</StatusLine>
        </div>
      )}
    </Dialog>
  )
}
