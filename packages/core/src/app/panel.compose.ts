import { accountMachine } from '../account/account.machine.ts'
import { composeAlertChoice, composeAlerts } from '../alerts/alerts.compose.ts'
import { composeOutbox } from '../chats/outbox.compose.ts'
import { composeReconciler } from '../intents/intents.compose.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { isOffered, type PanelRouteName, type RouteName } from '../kernel/routes.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import { composeJobs } from '../kit/job/job.compose.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { MachinesOf } from '../kit/supervisor/parts.ts'
import { leaveGuardMachine } from '../leave-guard/leave-guard.machine.ts'
import { composeNotificationSettings } from '../notification-settings/notification-settings.compose.ts'
import { composeNotifications } from '../notifications/notifications.compose.ts'
import { unreadMachine } from '../notifications/unread.machine.ts'
import { composeOnboarding } from '../onboarding/onboarding.compose.ts'
import { gapsMachine } from '../realtime/gaps.machine.ts'
import { realtimeMachine } from '../realtime/realtime.machine.ts'
import { releasesMachine } from '../releases/releases.machine.ts'
import { setupMachine } from '../setup/setup.machine.ts'
import { composeFinder } from '../shell/finder.compose.ts'
import { shellMachine } from '../shell/shell.machine.ts'
import { composeStoreSwitch } from '../store-switch/store-switch.compose.ts'
import { composeSubscription } from '../subscription/subscription.compose.ts'
import { linkMachine } from '../telegram/link.machine.ts'
import type { Ports } from './app.port.ts'
import { type Offering, offeredPorts } from './offered.compose.ts'
import { panelMachine } from './panel.machine.ts'
import type { panelTable } from './panel-parts.setup.ts'

/** Loads the section of a page with the table of screens, which the first page does not need. */
const sectionOf = async (page: RouteName) =>
  (await import('./panel-screens.compose.ts')).sections[page as PanelRouteName]?.() ?? null

/** The panel machine with its ports provided. */
export const composePanel = (all: Ports, offering: Offering) => {
  const ports = offeredPorts(all, offering)
  const isThere = (page: RouteName) => isOffered(offering.offered(), page)
  const { account, clipboard, setup, setupCache } = ports
  const { loadRealtime, jitter, pingServer, openConnection, fetchMissedEvents } = ports.realtime
  const { fetchNewCount } = ports.notifications
  return panelMachine.provide({
    actors: {
      account: accountMachine.provide({ actors: readingsOf({ fetchAccount: account.fetchAccount }) }),
      alerts: composeAlerts(ports, sectionOf, isThere),
      alertChoice: composeAlertChoice(ports),
      notificationSettings: composeNotificationSettings(ports),
      notifications: composeNotifications(ports),
      jobs: composeJobs(ports),
      outbox: composeOutbox(ports),
      realtime: realtimeMachine.provide({
        actors: {
          ...actorsOf({ loadRealtime, jitter, pingServer }),
          openConnection: listenerOf(openConnection),
        },
      }),
      gaps: gapsMachine.provide({ actors: readingsOf({ fetchMissedEvents }) }),
      releases: releasesMachine.provide({
        actors: actorsOf({ ...ports.releases, reload: ports.navigation.reload }),
      }),
      setup: setupMachine.provide({ actors: { ...readingsOf(setup), ...actorsOf(setupCache) } }),
      shell: shellMachine.provide({
        actors: {
          copy: copyMachine.provide({ actors: actorsOf(clipboard) }),
          finder: composeFinder(ports, sectionOf, isThere),
        },
      }),
      storeSwitch: composeStoreSwitch(ports, sectionOf),
      subscription: composeSubscription(ports),
      link: linkMachine.provide({
        actors: actorsOf({ ...account, disconnectTelegram: ports.telegram.disconnectTelegram }),
      }),
      onboarding: composeOnboarding(ports),
      reconciler: composeReconciler(ports),
      leaveGuard: leaveGuardMachine.provide({ actors: { guardClosing: listenerOf(ports.leaveGuard.guardClosing) } }),
      unread: unreadMachine.provide({ actors: readingsOf({ fetchNewCount }) }),
    } satisfies Partial<MachinesOf<typeof panelTable>>,
  })
}
