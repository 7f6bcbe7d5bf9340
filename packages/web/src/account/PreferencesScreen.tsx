import {
  type AccountField,
  type AppActor,
  deepLink,
  notificationSettings,
  type PreferencesActor,
  preferencesParts,
  samePanel,
  samePreferences,
  selectForm,
  selectPanel,
  selectPlace,
  selectPreferences,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { useSay } from '../i18n/use-say.ts'
import { NotificationSettings } from '../notification-settings/NotificationSettings.tsx'
import { SaveBar } from '../resource/SaveBar.tsx'
import { ConnectDialog } from '../telegram/ConnectDialog.tsx'
import { ManagerDialog } from '../telegram/ManagerDialog.tsx'
import { Target } from '../ui/Target.tsx'
import { useLast } from '../ui/use-last.ts'
import { settings } from '../wiring/settings.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountHead } from './AccountHead.tsx'
import { Pictures } from './Pictures.tsx'
import { PreferencesAside } from './PreferencesAside.tsx'
import { preferences } from './PreferencesScreen.styles.ts'

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
  const { hash } = useSelector(app, selectPlace)
  const view = useSelector(actor, selectPreferences, samePreferences)
  const { form, countries, avatar, background } = preferencesParts(actor.getSnapshot())
  const filled = useSelector(form, selectForm<AccountField>)
  const say = useSay()
  const { supplier, dialog } = view
  const manager = useLast(dialog.open === 'manager' ? dialog.manager : null, dialog.open === 'manager')
  const connect = () => actor.send({ type: 'connect.chosen' })
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const look = preferences()
  return (
    <div className={look.page}>
      {filled.hasOffer && (
        <DraftOffer
          onRestore={() => form.send({ type: 'draft.restored' })}
          onDismiss={() => form.send({ type: 'draft.dismissed' })}
        />
      )}
      <AccountHead supplier={supplier} />
      <Pictures supplier={supplier} avatar={avatar} background={background} />
      <div className={look.columns}>
        <div className={look.column}>
          <AccountForm
            id={formId}
            view={filled}
            supplier={supplier}
            secret={view}
            countries={countries}
            send={form.send}
            onKey={(isRevealed) => actor.send({ type: isRevealed ? 'key.revealed' : 'key.hidden' })}
          />
          {panel.state === 'open' && (
            <Target isWanted={hash === notificationSettings.hash}>
              <NotificationSettings panel={panel.panel} isLinked={supplier.telegramId !== null} onConnect={connect} />
            </Target>
          )}
        </div>
        {panel.state === 'open' && (
          <PreferencesAside panel={panel.panel} managerTelegram={view.managerTelegram} send={actor.send} />
        )}
      </div>
      {filled.isChanged && (
        <SaveBar
          form={formId}
          isBusy={filled.isBusy}
          note={say(filled.note ?? undefined)}
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
