import { type AccountField, type AccountTab, accountTabIn, tabToMend } from '@supplier/core/account/preferences.domain'
import type { AppActor } from '@supplier/core/app/app.machine'
import { selectLocation } from '@supplier/core/app/app.selectors'
import type { PanelActor } from '@supplier/core/app/panel.machine'
import { samePanel, selectPanel } from '@supplier/core/app/panel.selectors'
import type { Href } from '@supplier/core/kernel/address'
import { selectForm } from '@supplier/core/kit/form/form.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts, samePreferences, selectPreferences } from '@supplier/core/preferences/preferences.selectors'
import { deepLink } from '@supplier/core/telegram/telegram.domain'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { useParts } from '../kit/panel/panel-parts.ts'
import { DraftOffer } from '../kit/record/DraftOffer.tsx'
import { SaveBar } from '../kit/record/SaveBar.tsx'
import { useHasSection } from '../navigation/offered.ts'
import { NotificationSettings } from '../notification-settings/NotificationSettings.tsx'
import { ReleaseFoot } from '../releases/ReleaseFoot.tsx'
import { settings } from '../settings/settings.ts'
import { ConnectDialog } from '../telegram/ConnectDialog.tsx'
import { ManagerDialog } from '../telegram/ManagerDialog.tsx'
import { TelegramSection } from '../telegram/TelegramSection.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountHead } from './AccountHead.tsx'
import { Images } from './Images.tsx'
import { ManagerSection } from './ManagerSection.tsx'
import { preferences } from './PreferencesScreen.styles.ts'
import { SettingsTabs } from './SettingsTabs.tsx'
import { TwoFactor } from './TwoFactor.tsx'

interface PreferencesScreenProps {
  readonly app: AppActor
  readonly actor: PreferencesActor
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly telegramBot?: Href
}

const formId = 'account'

/** The account screen: its editable fields and its linked services. */
export function PreferencesScreen({ app, actor, telegramBot = settings.telegramBot }: PreferencesScreenProps) {
  const panel = useSelector(app, selectPanel, samePanel)
  const tab = accountTabIn(useSelector(app, selectLocation).hash)
  const view = useSelector(actor, selectPreferences, samePreferences)
  const { form, countries, avatar, background } = preferencesParts(actor.getSnapshot())
  const filled = useSelector(form, selectForm<AccountField>)
  const t = useTranslations().accountPage.tabs
  const messageText = useMessageText()
  const { supplier, dialog } = view
  const manager = useLast(dialog.open === 'manager' ? dialog.manager : null, dialog.open === 'manager')
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const toMend = tabToMend(filled.errors, tab)
  const styles = preferences()
  return (
    <div className={styles.page}>
      <SettingsTabs current={tab} />
      {filled.hasOffer && (
        <DraftOffer
          onRestore={() => form.send({ type: 'draft.restored' })}
          onDismiss={() => form.send({ type: 'draft.dismissed' })}
        />
      )}
      {tab === 'profile' && <AccountHead supplier={supplier} />}
      <div hidden={tab !== 'profile'}>
        <Images supplier={supplier} avatar={avatar} background={background} />
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
          hasEmail={supplier.email !== null && supplier.email !== ''}
          onConnect={() => actor.send({ type: 'connect.chosen' })}
        />
      )}
      {panel.state === 'open' && <ReleaseFoot panel={panel.panel} />}
      {filled.isChanged && (
        <SaveBar
          form={formId}
          isBusy={filled.isBusy}
          isChanged
          note={toMend === null ? messageText(filled.note ?? undefined) : t.mend({ tab: t[toMend]() })}
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
  readonly hasEmail: boolean
  readonly onConnect: () => void
}

/** The sections of a tab whose state is in other parts of the panel: Telegram, notifications and the second factor. */
function Linked({ panel, tab, isLinked, hasEmail, onConnect }: LinkedProps) {
  const { link, account } = useParts(panel)
  const hasNotifications = useHasSection('notifications')
  if (tab === 'profile') return account && <TwoFactor account={account} />
  if (tab === 'store') return null
  return (
    <>
      <TelegramSection link={link} onConnect={onConnect} />
      {hasNotifications && (
        <NotificationSettings panel={panel} isLinked={isLinked} hasEmail={hasEmail} onConnect={onConnect} />
      )}
    </>
  )
}
