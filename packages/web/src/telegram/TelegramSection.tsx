import { type LinkActor, selectLink } from '@supplier/core'
import { useSelector } from '@xstate/react'
import Unlink from 'lucide-react/icons/unlink'
import { Section } from '../account/Section.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { StatusLine } from '../ui/StatusLine.tsx'
import { telegram } from './TelegramSection.styles.ts'
import { UnlinkDialog } from './UnlinkDialog.tsx'

interface TelegramSectionProps {
  /** What knows of the link; `null` when it has stopped. */
  readonly link: LinkActor | null
  readonly onConnect: () => void
}

/** Whether Telegram is linked, and the way to change it. */
export function TelegramSection({ link, onConnect }: TelegramSectionProps) {
  const words = useWords().accountPage.telegram
  if (link === null) {
    return (
      <Section title={words.title()}>
        <Alert tone="warning">{words.stopped()}</Alert>
      </Section>
    )
  }
  return <LinkSection link={link} onConnect={onConnect} />
}

function LinkSection({ link, onConnect }: TelegramSectionProps & { readonly link: LinkActor }) {
  const all = useWords()
  const words = all.accountPage.telegram
  const { isLinked, isReading, isUnread, isAsked, isDisconnecting } = useSelector(link, selectLink, sameLink)
  const look = telegram()
  return (
    <Section
      title={words.title()}
      mark={<Badge tone={isLinked ? 'success' : 'neutral'}>{isLinked ? words.linked() : words.notLinked()}</Badge>}
    >
      <p className={look.text}>{isLinked ? words.linkedText() : words.notLinkedText()}</p>
      {isReading && <StatusLine>{words.reading()}</StatusLine>}
      {isUnread && (
        <Alert
          tone="warning"
          role="status"
          actions={
            <Button size="small" onClick={() => link.send({ type: 'retry.chosen' })}>
              {all.ui.retry()}
            </Button>
          }
        >
          {words.unread()}
        </Alert>
      )}
      <div>
        {isLinked ? (
          <Button
            icon={<Unlink size={16} aria-hidden="true" />}
            busy={isDisconnecting}
            disabled={isReading}
            onClick={() => link.send({ type: 'disconnect.chosen' })}
          >
            {words.unlink()}
          </Button>
        ) : (
          <Button variant="primary" onClick={onConnect}>
            {words.connect()}
          </Button>
        )}
      </div>
      <UnlinkDialog isOpen={isAsked} send={link.send} />
    </Section>
  )
}

type View = ReturnType<typeof selectLink>

const sameLink = (one: View, other: View): boolean =>
  (Object.keys(one) as (keyof View)[]).every((name) => one[name] === other[name])
