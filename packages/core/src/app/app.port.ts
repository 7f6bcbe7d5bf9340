import type { AnyActorLogic } from 'xstate'
import type { AccountPort, ClipboardPort } from '../account/account.port.ts'
import type { AppearancePort } from '../appearance/appearance.port.ts'
import type { ArticlesPort } from '../articles/articles.port.ts'
import type { BalancesPort, TopUpPort } from '../balances/balances.port.ts'
import type { ConnectivityPort } from '../connectivity/connectivity.port.ts'
import type { CountriesPort } from '../countries/countries.port.ts'
import type { IntentsPort, JournalPort, LockPort } from '../intents/intents.port.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { RouteName } from '../kernel/routes.ts'
import type { ScreenLogic } from '../kernel/screen.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import type { LeavingPort } from '../leaving/leaving.port.ts'
import type { NavigationPort } from '../navigation/navigation.port.ts'
import type { NotificationSettingsPort } from '../notification-settings/notification-settings.port.ts'
import type { NotificationsPort, PagePort } from '../notifications/notifications.port.ts'
import type { PostponedPort } from '../onboarding/onboarding.port.ts'
import type { PayoutsPort } from '../payouts/payouts.port.ts'
import type { PicturesPort } from '../pictures/pictures.port.ts'
import type { RealtimePort } from '../realtime/realtime.port.ts'
import type { SessionPort, SessionStorePort } from '../session/session.port.ts'
import type { SetupCachePort, SetupPort } from '../setup/setup.port.ts'
import type { TelegramPort } from '../telegram/telegram.port.ts'

/** Loads machines when they are needed, with their ports plugged in. */
export interface ScreensPort {
  /** Rejects when the code of the screen cannot be had. */
  loadScreen(name: RouteName): Promise<ScreenLogic>
  loadPanel(): Promise<AnyActorLogic>
}

/** Where diagnoses go: codes, never bodies. */
export interface LogPort {
  note(code: string): void
}

/** What is asked of the outside before anyone is signed in. */
export interface EntryPorts {
  readonly appearance: AppearancePort
  readonly clock: ClockPort
  readonly connectivity: ConnectivityPort
  readonly countries: CountriesPort
  readonly ids: IdsPort
  readonly log: LogPort
  readonly navigation: NavigationPort
  readonly session: SessionPort
  readonly sessionStore: SessionStorePort
  /** Replaces how screens are loaded; the app's own way when absent. */
  readonly screens?: ScreensPort
  /** The rest, which comes with the panel. Rejects when its code cannot be had. */
  loadPanelPorts(): Promise<PanelPorts>
}

/** What only someone signed in asks of the outside. */
export interface PanelPorts {
  readonly account: AccountPort
  readonly articles: ArticlesPort
  readonly balances: BalancesPort
  readonly clipboard: ClipboardPort
  readonly drafts: DraftsPort
  readonly intents: IntentsPort
  readonly journal: JournalPort
  readonly leaving: LeavingPort
  readonly lock: LockPort
  readonly notificationSettings: NotificationSettingsPort
  readonly notifications: NotificationsPort
  readonly page: PagePort
  readonly payouts: PayoutsPort
  readonly postponed: PostponedPort
  readonly pictures: PicturesPort
  readonly realtime: RealtimePort
  readonly sections: SectionsPort
  readonly setup: SetupPort
  readonly setupCache: SetupCachePort
  readonly telegram: TelegramPort
  readonly topUp: TopUpPort
}

/** Everything the app asks of the outside. */
export interface Ports extends EntryPorts, PanelPorts {}
