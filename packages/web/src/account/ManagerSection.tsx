import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { aside } from './PreferencesScreen.styles.ts'

interface ManagerSectionProps {
  readonly managerTelegram: string | null
  readonly send: PreferencesActor['send']
}

/** The Telegram contact for questions about orders. */
export function ManagerSection({ managerTelegram, send }: ManagerSectionProps) {
  const t = useTranslations().accountPage.manager
  const styles = aside()
  return (
    <Section title={t.title()}>
      <p className={styles.text}>{t.text()}</p>
      <div className={styles.row}>
        <span className={styles.value} data-missing={managerTelegram === null ? '' : undefined}>
          {managerTelegram ?? t.none()}
        </span>
        <Button onClick={() => send({ type: 'manager.chosen' })}>
          {managerTelegram === null ? t.add() : t.change()}
        </Button>
      </div>
    </Section>
  )
}
