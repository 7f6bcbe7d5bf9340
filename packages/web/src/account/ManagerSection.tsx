import type { PreferencesActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { aside } from './PreferencesScreen.styles.ts'
import { Section } from './Section.tsx'

interface ManagerSectionProps {
  readonly managerTelegram: string | null
  readonly send: PreferencesActor['send']
}

/** Who is asked about orders in Telegram. */
export function ManagerSection({ managerTelegram, send }: ManagerSectionProps) {
  const words = useWords().accountPage.manager
  const look = aside()
  return (
    <Section title={words.title()}>
      <p className={look.text}>{words.text()}</p>
      <div className={look.row}>
        <span className={look.value} data-missing={managerTelegram === null ? '' : undefined}>
          {managerTelegram ?? words.none()}
        </span>
        <Button onClick={() => send({ type: 'manager.chosen' })}>
          {managerTelegram === null ? words.add() : words.change()}
        </Button>
      </div>
    </Section>
  )
}
