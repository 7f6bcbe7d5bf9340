import { isDebt } from '@supplier/core/home/home.domain'
import { messageOfLine, type ReadinessLine, subjectOf, type Urgency } from '@supplier/core/readiness/line.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Row } from './Rows.tsx'

const tones: Readonly<Record<Urgency, 'danger' | 'warning' | undefined>> = {
  stopped: 'danger',
  warning: 'warning',
  advice: undefined,
}

interface ReadinessRowProps {
  readonly line: ReadinessLine
  /** How many further lines about the same are left out. */
  readonly more: number
}

/** One reason why less is sold than could be, with a link to where it is removed. */
export function ReadinessRow({ line, more }: ReadinessRowProps) {
  const t = useTranslations()
  const messageText = useMessageText()
  const { about, urgency, location } = line
  const name = about && ('name' in about ? about.name : t.article.names[about.article]())
  const others = more > 0 ? t.homePage.tasks.more({ count: more }) : null
  return (
    <Row
      tone={isDebt(line) ? 'danger' : tones[urgency]}
      title={messageText(messageOfLine(line))}
      text={[name, others].filter(Boolean).join(' ')}
    >
      <RouteButton size="small" variant="soft" location={location}>
        {t.homePage.tasks.lines[subjectOf(line)]()}
      </RouteButton>
    </Row>
  )
}
