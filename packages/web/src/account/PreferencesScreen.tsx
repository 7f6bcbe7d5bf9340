import {
  type AccountField,
  type AccountTab,
  type AppActor,
  accountTabIn,
  deepLink,
  type PanelActor,
  type PreferencesActor,
  preferencesParts,
  samePanel,
  samePreferences,
  selectForm,
  selectPanel,
  selectPlace,
  selectPreferences,
  tabToMend,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { DraftOffer } from '../kit/DraftOffer.tsx'
import { SaveBar } from '../kit/SaveBar.tsx'
import { NotificationSettings } from '../notification-settings/NotificationSettings.tsx'
import { useParts } from '../shell/parts.ts'
import { ConnectDialog } from '../telegram/ConnectDialog.tsx'
import { ManagerDialog } from '../telegram/ManagerDialog.tsx'
import { TelegramSection } from '../telegram/TelegramSection.tsx'
import { useLast } from '../ui/use-last.ts'
import { settings } from '../wiring/settings.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountHead } from './AccountHead.tsx'
import { ManagerSection } from './ManagerSection.tsx'
import { Pictures } from './Pictures.tsx'
import { preferences } from './PreferencesScreen.styles.ts'
import { SettingsTabs } from './SettingsTabs.tsx'
import { TwoFactor } from './TwoFactor.tsx'

interface PreferencesScreenProps {
  readonly app: AppActor
  readonly actor: PreferencesActor
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly telegramBot?: string
}

const formId = 'account'

/** The account: what can be changed of it, and what it is linked to. */
export function PreferencesScreen({ app, actor, telegramBot = settings.telegramBot }: PreferencesScreenProps) {
  const panel = useSelector(app, selectPanel, samePanel)
  const tab = accountTabIn(useSelector(app, selectPlace).hash)
  const view = useSelector(actor, selectPreferences, samePreferences)
  const { form, countries, avatar, background } = preferencesParts(actor.getSnapshot())
  const filled = useSelector(form, selectForm<AccountField>)
  const words = useWords().accountPage.tabs
  const say = useSay()
  const { supplier, dialog } = view
  const manager = useLast(dialog.open === 'manager' ? dialog.manager : null, dialog.open === 'manager')
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const toMend = tabToMend(filled.errors, tab)
  const look = preferences()
  return (
    <div className={look.page}>
      <SettingsTabs current={tab} />
      {filled.hasOffer && (
        <DraftOffer
          onRestore={() => form.send({ type: 'draft.restored' })}
          onDismiss={() => form.send({ type: 'draft.dismissed' })}
        />
      )}
      {tab === 'profile' && <AccountHead supplier={supplier} />}
      <div hidden={tab !== 'profile'}>
        <Pictures supplier={supplier} avatar={avatar} background={background} />
      </div>
      <AccountForm
        id={formId}
        tab={tab}
        view={filled}
        supplier={supplier}
        secret={view}
        countries={countries}
        send={form.send}
        onKey={(isRevealed) => actor.send({ type: isRevealed ? 'key.revealed' : 'key.hidden' })}
      />
      {tab === 'store' && <ManagerSection managerTelegram={view.managerTelegram} send={actor.send} />}
      {panel.state === 'open' && (
        <Linked
          panel={panel.panel}
          tab={tab}
          isLinked={supplier.telegramId !== null}
          onConnect={() => actor.send({ type: 'connect.chosen' })}
        />
      )}
      {filled.isChanged && (
        <SaveBar
          form={formId}
          isBusy={filled.isBusy}
          note={toMend === null ? say(filled.note ?? undefined) : words.mend({ tab: words[toMend]() })}
          onDiscard={() => form.send({ type: 'changes.discarded' })}
        />
      )}
      <ConnectDialog
        isWanted
        isOpen={dialog.open === 'connect'}
        link={null}
        deepLink={deepLink(telegramBot, supplier.id)}
        onPostpone={dismiss}
      />
      {manager && <ManagerDialog isWanted isOpen={dialog.open === 'manager'} actor={manager} onPostpone={dismiss} />}
    </div>
  )
}

interface LinkedProps {
  readonly panel: PanelActor
  readonly tab: AccountTab
  readonly isLinked: boolean
  readonly onConnect: () => void
}

/** What parts of the panel hold of the account. */
function Linked({ panel, tab, isLinked, onConnect }: LinkedProps) {
  const { link, account } = useParts(panel)
  if (tab === 'profile') return account && <TwoFactor account={account} />
  if (tab === 'store') return null
  return (
    <>
      <TelegramSection link={link} onConnect={onConnect} />
      <NotificationSettings panel={panel} isLinked={isLinked} onConnect={onConnect} />
    </>
  )
}
