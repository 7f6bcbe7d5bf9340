import type { LinkActor } from '@supplier/core/telegram/link.machine'
import { selectLink } from '@supplier/core/telegram/telegram.selectors'
import { useSelector } from '@xstate/react'
import Unlink from 'lucide-react/icons/unlink'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { StatusLine } from '../ui/messages/StatusLine.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { telegram } from './TelegramSection.styles.ts'
import { UnlinkDialog } from './UnlinkDialog.tsx'

interface TelegramSectionProps {
  /** The actor of the Telegram link; `null` when it has stopped. */
  readonly link: LinkActor | null
  readonly onConnect: () => void
}

/** Shows whether Telegram is linked, with a button that changes it. */
export function TelegramSection({ link, onConnect }: TelegramSectionProps) {
  const t = useTranslations().accountPage.telegram
  if (link === null) {
    return (
      <Section title={t.title()}>
        <Alert tone="warning">{t.stopped()}</Alert>
      </Section>
    )
  }
  return <LinkSection link={link} onConnect={onConnect} />
}

function LinkSection({ link, onConnect }: TelegramSectionProps & { readonly link: LinkActor }) {
  const all = useTranslations()
  const t = all.accountPage.telegram
  const { isLinked, isReading, isUnread, isAsked, isDisconnecting } = useSelector(link, selectLink, sameLink)
  const styles = telegram()
  return (
    <Section
      title={t.title()}
      mark={<Badge tone={isLinked ? 'success' : 'neutral'}>{isLinked ? t.linked() : t.notLinked()}</Badge>}
    >
      <p className={styles.text}>{isLinked ? t.linkedText() : t.notLinkedText()}</p>
      {isReading && <StatusLine>{t.reading()}</StatusLine>}
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
          {t.unread()}
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
            {t.unlink()}
          </Button>
        ) : (
          <Button variant="primary" onClick={onConnect}>
            {t.connect()}
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
