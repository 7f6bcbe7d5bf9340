import type { AnyActorLogic } from 'xstate'
import type { AccountPort } from '../account/account.port.ts'
import type { AlertsPort } from '../alerts/alerts.port.ts'
import type { AppearancePort } from '../appearance/appearance.port.ts'
import type { ArticlesPort } from '../articles/articles.port.ts'
import type { BalancesPort, TopUpPort } from '../balances/balances.port.ts'
import type { CategoriesPort } from '../categories/categories.port.ts'
import type { ChatsPort } from '../chats/chats.port.ts'
import type { OutboxPort } from '../chats/outbox.port.ts'
import type { ConnectivityPort } from '../connectivity/connectivity.port.ts'
import type { CountriesPort } from '../countries/countries.port.ts'
import type { ImagesPort } from '../images/images.port.ts'
import type { ImportsPort } from '../imports/imports.port.ts'
import type { IntentsPort, JournalPort, LockPort } from '../intents/intents.port.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Offered } from '../kernel/offered.ts'
import type { RouteName } from '../kernel/routes.ts'
import type { ScreenLogic } from '../kernel/screen.ts'
import type { ClipboardPort } from '../kit/copy/copy.port.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import type { JobsPort } from '../kit/job/job.port.ts'
import type { FilesPort, RowsPort } from '../kit/list/list.port.ts'
import type { PrintPort } from '../kit/print/print.port.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import type { UndoPort } from '../kit/undo/undo.port.ts'
import type { ViewsPort } from '../kit/views/views.port.ts'
import type { LeaveGuardPort } from '../leave-guard/leave-guard.port.ts'
import type { NavigationPort } from '../navigation/navigation.port.ts'
import type { NotificationSettingsPort } from '../notification-settings/notification-settings.port.ts'
import type { NotificationsPort, PagePort } from '../notifications/notifications.port.ts'
import type { PostponedPort } from '../onboarding/onboarding.port.ts'
import type { PickListPort } from '../orders/pick-list.port.ts'
import type { TestPaymentPort } from '../payment-methods-methods/test-payment.port.ts'
import type { PayoutsPort } from '../payouts/payouts.port.ts'
import type { ProductEditorPort } from '../product-editor/product-editor.port.ts'
import type { ReadinessPort } from '../readiness/readiness.port.ts'
import type { RealtimePort } from '../realtime/realtime.port.ts'
import type { ReferralsPort } from '../referrals/referrals.port.ts'
import type { ReleasesPort } from '../releases/releases.port.ts'
import type { ReplyTemplatesPort } from '../reply-templates/reply-templates.port.ts'
import type { ReviewsPort } from '../reviews/reviews.port.ts'
import type { SessionPort, SessionStorePort } from '../session/session.port.ts'
import type { SetupCachePort, SetupPort } from '../setup/setup.port.ts'
import type { StatisticsPort } from '../statistics/statistics.port.ts'
import type { StoresPort } from '../stores/stores.port.ts'
import type { TelegramPort } from '../telegram/telegram.port.ts'

/** Loads the machines of screens and of the panel, with their ports provided, and the views of screens on demand. */
export interface ScreensPort {
  /** Rejects when the code of the screen's machine cannot be loaded. */
  loadScreen(name: RouteName): Promise<ScreenLogic>
  /** Resolves when the screen can be shown; rejects when the code of its view cannot be loaded. */
  loadView(name: RouteName): Promise<void>
  loadPanel(): Promise<AnyActorLogic>
  /** Sends no call of a section that is not among these, which are read for each call. */
  follow(offered: () => Offered): void
}

/** Diagnostic log. Its codes never hold request or response bodies. */
export interface LogPort {
  /** `thrown` is what a bug threw, for the console of a developer; it is kept nowhere. */
  note(code: string, thrown?: unknown): void
}

/** The ports the app needs before anyone is signed in. */
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
  /** Replaces the way screens are loaded; the default when absent. */
  readonly screens?: ScreensPort
  /**
   * Loads the remaining ports together with the panel, and the code of those that the screen of a route calls first.
   * Rejects when their code cannot be loaded.
   */
  loadPanelPorts(first?: RouteName): Promise<PanelPorts>
}

/** The ports that only the signed-in part needs. */
export interface PanelPorts {
  readonly account: AccountPort
  readonly alerts: AlertsPort
  readonly articles: ArticlesPort
  readonly balances: BalancesPort
  readonly categories: CategoriesPort
  readonly chats: ChatsPort
  readonly clipboard: ClipboardPort
  readonly drafts: DraftsPort
  readonly files: FilesPort
  readonly intents: IntentsPort
  readonly jobs: JobsPort
  readonly journal: JournalPort
  readonly leaveGuard: LeaveGuardPort
  readonly lock: LockPort
  readonly notificationSettings: NotificationSettingsPort
  readonly notifications: NotificationsPort
  readonly outbox: OutboxPort
  readonly page: PagePort
  readonly payouts: PayoutsPort
  readonly pickList: PickListPort
  readonly postponed: PostponedPort
  readonly print: PrintPort
  readonly productEditor: ProductEditorPort
  readonly images: ImagesPort
  readonly imports: ImportsPort
  readonly readiness: ReadinessPort
  readonly realtime: RealtimePort
  readonly releases: ReleasesPort
  readonly replyTemplates: ReplyTemplatesPort
  readonly referrals: ReferralsPort
  readonly reviews: ReviewsPort
  readonly rows: RowsPort
  readonly sections: SectionsPort
  readonly setup: SetupPort
  readonly setupCache: SetupCachePort
  readonly statistics: StatisticsPort
  readonly stores: StoresPort
  readonly telegram: TelegramPort
  readonly testPayment: TestPaymentPort
  readonly topUp: TopUpPort
  readonly undo: UndoPort
  readonly views: ViewsPort
}

/** All ports of the app. */
export interface Ports extends EntryPorts, PanelPorts {}
