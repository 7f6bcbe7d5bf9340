import { messageOfLine, type ReadinessLine, type Subject, subjectOf, type Urgency } from '@supplier/core'
import type { LucideIcon } from 'lucide-react'
import CreditCard from 'lucide-react/icons/credit-card'
import KeyRound from 'lucide-react/icons/key-round'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Send from 'lucide-react/icons/send'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import Wallet from 'lucide-react/icons/wallet'
import { RouteButton } from '../app/RouteButton.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { rows } from './Home.styles.ts'
import { Row } from './Rows.tsx'

const icons: Readonly<Record<Subject, LucideIcon>> = {
  store: Store,
  product: Package,
  key: KeyRound,
  delivery: Truck,
  payment: CreditCard,
  article: Newspaper,
  subscription: CreditCard,
  balance: Wallet,
  telegram: Send,
}

const tones: Readonly<Record<Urgency, 'danger' | 'warning' | undefined>> = {
  stopped: 'danger',
  warning: 'warning',
  advice: undefined,
}

/** One reason why less is sold than could be, with a link to where it is removed. */
export function ReadinessRow({ line }: { readonly line: ReadinessLine }) {
  const t = useTranslations()
  const messageText = useMessageText()
  const { about, urgency, location } = line
  const subject = subjectOf(line)
  return (
    <Row
      icon={icons[subject]}
      tone={tones[urgency]}
      title={messageText(messageOfLine(line))}
      text={about && ('name' in about ? about.name : t.article.names[about.article]())}
    >
      <span className={rows().end}>
        <RouteButton size="small" location={location}>
          {t.homePage.tasks.lines[subject]()}
        </RouteButton>
      </span>
    </Row>
  )
}
