import type { PanelActor, PreferencesActor } from '@supplier/core'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { useParts } from '../shell/parts.ts'
import { TelegramSection } from '../telegram/TelegramSection.tsx'
import { Button } from '../ui/Button.tsx'
import { aside, preferences } from './PreferencesScreen.styles.ts'
import { Section } from './Section.tsx'
import { TwoFactor } from './TwoFactor.tsx'

interface PreferencesAsideProps {
  readonly panel: PanelActor
  readonly managerTelegram: string | null
  readonly send: PreferencesActor['send']
}

/** What belongs to the account and is not saved with the form. */
export function PreferencesAside({ panel, managerTelegram, send }: PreferencesAsideProps) {
  const { manager, look: words } = useWords().accountPage
  const { link, account } = useParts(panel)
  const look = aside()
  return (
    <div className={preferences().column}>
      <TelegramSection link={link} onConnect={() => send({ type: 'connect.chosen' })} />
      <Section title={manager.title()}>
        <p className={look.text}>{manager.text()}</p>
        <div className={look.row}>
          <span className={look.value} data-missing={managerTelegram === null ? '' : undefined}>
            {managerTelegram ?? manager.none()}
          </span>
          <Button onClick={() => send({ type: 'manager.chosen' })}>
            {managerTelegram === null ? manager.add() : manager.change()}
          </Button>
        </div>
      </Section>
      {account && <TwoFactor account={account} />}
      <Section title={words.title()}>
        <p className={look.text}>{words.text()}</p>
        <div>
          <PlaceButton place={{ to: 'customizing' }} icon={<SlidersHorizontal size={16} aria-hidden="true" />}>
            {words.go()}
          </PlaceButton>
        </div>
      </Section>
    </div>
  )
}
