// The message keys of all features: the view fails to compile until each has a translation.
import './account/account.messages.ts'
import './appearance/appearance.messages.ts'
import './articles/articles.messages.ts'
import './advertising/advertising.messages.ts'
import './telegram-ads/telegram-ads.messages.ts'
import './attributes/attributes.messages.ts'
import './shelvings/shelvings.messages.ts'
import './connectivity/connectivity.messages.ts'
import './balances/balances.messages.ts'
import './balances/transfer.messages.ts'
import './deliveries-apis/deliveries.messages.ts'
import './images/images.messages.ts'
import './imports/imports.messages.ts'
import './integrations/integrations.messages.ts'
import './intents/intents.messages.ts'
import './kit/job/job.messages.ts'
import './kit/section/section.messages.ts'
import './notifications/notifications.messages.ts'
import './onboarding/onboarding.messages.ts'
import './orders/orders.messages.ts'
import './payment-methods-methods/payment-methods.messages.ts'
import './payouts/payouts.messages.ts'
import './product-editor/product-editor.messages.ts'
import './chats/chats.messages.ts'
import './readiness/readiness.messages.ts'
import './referrals/referrals.messages.ts'
import './reply-templates/reply-templates.messages.ts'
import './requisites/requisites.messages.ts'
import './session/session.messages.ts'
import './store-switch/store-switch.messages.ts'
import './stores/stores.messages.ts'
import './subscription/subscription.messages.ts'
import './telegram/telegram.messages.ts'

export type { ProfileReminder } from './account/account.domain.ts'
export type { AccountActor } from './account/account.machine.ts'
export type { AccountPort } from './account/account.port.ts'
export { type Profile, profileOf, selectIsCopied } from './account/account.selectors.ts'
export type { AccountFormActor } from './account/account-form.machine.ts'
export { type AccountField, type AccountTab, accountTabIn, tabToMend } from './account/preferences.domain.ts'
export type { AlertChoiceActor } from './alerts/alert-choice.machine.ts'
export { selectAlertChoice } from './alerts/alert-choice.selectors.ts'
export {
  type AlertChoice,
  type AlertNote,
  type ChannelNote,
  channelNotes,
  noChoice,
  type Permission,
} from './alerts/alerts.domain.ts'
export { composeApp, type Start } from './app/app.compose.ts'
export type { AppActor } from './app/app.machine.ts'
export type { EntryPorts, LogPort, PanelPorts, Ports, ScreensPort } from './app/app.port.ts'
export { appParts, type Page, samePage, selectLocation, selectPage, selectSupplier } from './app/app.selectors.ts'
export type { OutletActor } from './app/outlet.machine.ts'
export type { PanelActor } from './app/panel.machine.ts'
export {
  type PanelLocation,
  type PanelParts,
  panelParts,
  samePanel,
  selectCopy,
  selectFaultedParts,
  selectPanel,
} from './app/panel.selectors.ts'
export { recordPages, sections as plainSections } from './app/panel-screens.compose.ts'
export { screensOf } from './app/screens.compose.ts'
export {
  type Appearance,
  appearanceOf,
  type Density,
  defaultAppearance,
  densities,
  type Language,
  languages,
  type Theme,
  themes,
} from './appearance/appearance.domain.ts'
export type { AppearanceActor } from './appearance/appearance.machine.ts'
export type { AppearancePort } from './appearance/appearance.port.ts'
export { selectAppearance } from './appearance/appearance.selectors.ts'
export type { ArticleActor } from './articles/article.machine.ts'
export {
  type Article,
  type ArticleHead,
  type ArticleStatus,
  type ArticleType,
  articleTypes,
  type Progress,
  searchOfArticle,
  type TargetStatus,
  type TextSource,
} from './articles/articles.domain.ts'
export type { ArticlesActor } from './articles/articles.machine.ts'
export type { ArticlesPort } from './articles/articles.port.ts'
export {
  type ArticleList,
  type ArticleRow,
  type ArticlesView,
  type OpenArticle,
  openArticle,
  type Reading,
  selectArticle,
  selectArticles,
  selectTexts,
  type TextsView,
} from './articles/articles.selectors.ts'
export type { BatchActor } from './articles/batch.machine.ts'
export { type BatchRow, type BatchView, selectBatch } from './articles/batch.selectors.ts'
export type { BodyMistake, Selection } from './articles/body.domain.ts'
export type { EditorActor } from './articles/editor.machine.ts'
export { type EditorDialog, type EditorView, type SavingState, selectEditor } from './articles/editor.selectors.ts'
export { type Mark, marked } from './articles/marks.domain.ts'
export type { Template } from './articles/templates.domain.ts'
export type { TextsActor } from './articles/texts.machine.ts'
export {
  type BalanceLine,
  type LinePage,
  type LineQuery,
  type LineType,
  lineQueries,
  lineRules,
  topUpLocation,
  transferLocation,
} from './balances/balances.domain.ts'
export type { BalancesPort, TopUpPort } from './balances/balances.port.ts'
export {
  type BalanceDialog,
  type MainBalanceView,
  mainBalanceParts,
  sameBalanceDialog,
  sameMainBalance,
  selectMainBalance,
  selectServiceDialog,
  serviceBalanceParts,
} from './balances/balances.selectors.ts'
export type { LinesActor, MainBalanceActor } from './balances/main-balance.machine.ts'
export type { PaymentActor } from './balances/payment.machine.ts'
export { selectIsAwaited } from './balances/payment-return.selectors.ts'
export type { ServiceBalanceActor } from './balances/service-balance.machine.ts'
export type { TopUpChoice } from './balances/top-up.domain.ts'
export type { TopUpActor } from './balances/top-up.machine.ts'
export {
  type PaymentView,
  selectPayment,
  selectTopUp,
  type TopUpDialog,
} from './balances/top-up.selectors.ts'
export type { Balances, Direction } from './balances/transfer.domain.ts'
export type { TransferActor } from './balances/transfer.machine.ts'
export { selectTransfer, type TransferDialog } from './balances/transfer.selectors.ts'
export {
  type Category,
  type CategoryAttribute,
  newProductIn,
  type PickerList,
  partsOf,
  pickerLists,
  productsIn,
} from './categories/categories.domain.ts'
export { type CategoriesActor, suggestionsLocation } from './categories/categories.machine.ts'
export type { CategoriesPort } from './categories/categories.port.ts'
export { sameCategories, selectCategories } from './categories/categories.selectors.ts'
export type { CategoryPickerActor } from './categories/picker.machine.ts'
export { type CategoryPickerView, selectCategoryPicker } from './categories/picker.selectors.ts'
export { type TreeRow, treeKeys } from './categories/tree.domain.ts'
export { newSuggestionIn } from './category-suggestions/category-suggestions.section.ts'
export type { FileState } from './chats/chat-file.domain.ts'
export { mostFiles, namedFile } from './chats/chat-file.domain.ts'
export {
  type Attachment,
  authors,
  type ChatMessage,
  factsOfRoom,
  locationOfBuyer,
  locationOfRoom,
  longestMessage,
  type Room,
  type RoomQuery,
  type RoomSubject,
  roomAt,
  roomCodecs,
  roomRules,
  roomTabs,
  withOpened,
} from './chats/chats.domain.ts'
export type { ChatsActor } from './chats/chats.machine.ts'
export type { ChatsPort } from './chats/chats.port.ts'
export {
  orderOfRoom,
  type RoomListActor,
  type RoomView,
  roomList,
  sameWriting,
  selectIsStarting,
  selectProposedOrder,
  selectRoom,
  selectRoomActor,
  selectWriting,
  templatesOfRoom,
  type WritingView,
} from './chats/chats.selectors.ts'
export type { Unsent } from './chats/outbox.domain.ts'
export { type OutboxActor, selectUnsent, selectUnsentCount } from './chats/outbox.machine.ts'
export type { RoomActor } from './chats/room.machine.ts'
export { type RoomLine, roomLines } from './chats/room-lines.domain.ts'
export type { ConnectivityActor } from './connectivity/connectivity.machine.ts'
export type { ConnectivityEvent, ConnectivityPort } from './connectivity/connectivity.port.ts'
export { selectIsOffline } from './connectivity/connectivity.selectors.ts'
export {
  type Country,
  type CountryPage,
  noTelephone,
  type Telephone,
  typed,
  ukraine,
} from './countries/countries.domain.ts'
export type { CountriesActor } from './countries/countries.machine.ts'
export type { CountriesPort } from './countries/countries.port.ts'
export {
  type CountryPicker,
  selectCountryPicker,
  selectTelephoneField,
  type TelephoneField,
} from './countries/countries.selectors.ts'
export { flagOf, type ShownFlag } from './countries/flag.domain.ts'
export type { KeyOwner } from './deliveries-apis/delivery-key.domain.ts'
export type { KeyCheckActor } from './deliveries-nova/key-check.machine.ts'
export { selectKeyCheck } from './deliveries-nova/key-check.selectors.ts'
export { type NovaStep, novaStepsOf } from './deliveries-nova/nova.domain.ts'
export type { NovaActor } from './deliveries-nova/nova.machine.ts'
export { novaLoad } from './deliveries-nova/nova.selectors.ts'
export type { DeliveryMethod } from './deliveries-panel/deliveries-panel.section.ts'
export { type DeliveryOffer, deliveryOfferOf } from './deliveries-panel/delivery-offer.domain.ts'
export type { Quote } from './deliveries-panel/quote.domain.ts'
export { categoryField, type FormPreviewActor } from './form-preview/form-preview.machine.ts'
export { selectFormPreview } from './form-preview/form-preview.selectors.ts'
export { isPreviewOpen } from './form-preview/preview-open.selectors.ts'
export { bulkOfAll, type ConfirmAllActor, confirmingAll } from './home/confirm-all.machine.ts'
export { grown, type PartOfDay } from './home/day.domain.ts'
export {
  isDebt,
  type Task,
  type TaskKind,
} from './home/home.domain.ts'
export type { HomeActor } from './home/home.machine.ts'
export {
  confirmAllIn,
  figuresIn,
  type HomeView,
  homeOf,
  lastImportAtHome,
  type ReadState,
  todayIn,
} from './home/home.selectors.ts'
export { readinessLocation } from './home/lines.domain.ts'
export type { NextPayout } from './home/next-payout.domain.ts'
export { locationOfTask } from './home/task-location.domain.ts'
export type { TodayActor } from './home/today.machine.ts'
export { type TodayView, todayShown } from './home/today.selectors.ts'
export { proportionOf, type Rectangle } from './images/crop.domain.ts'
export type { CropActor } from './images/crop.machine.ts'
export {
  type AccountImage,
  type ImageFile,
  type ImageKind,
  imageFile,
  imageTypes,
  isOfStore,
  storeImages,
  typeIn,
} from './images/image.domain.ts'
export type { ImageActor } from './images/image.machine.ts'
export {
  type CropView,
  type ImageField,
  type ImageTask,
  selectCrop,
  selectImageField,
} from './images/image.selectors.ts'
export { composeImage } from './images/images.compose.ts'
export type { ImagesPort } from './images/images.port.ts'
export { type Size, statedSize } from './images/stated-size.domain.ts'
export {
  type ImportsActor,
  importsLocation,
  sameImports,
  selectImports,
} from './import-list/imports.machine.ts'
export type { LastImportActor } from './import-list/last-import.machine.ts'
export type { ImportSource } from './import-sources/import-sources.section.ts'
export type { ImportActor } from './imports/import.machine.ts'
export {
  type ImportView,
  importDrafts,
  importOptions,
  importUpload,
  type OpenImport,
  selectImport,
  selectImportDraft,
} from './imports/import.selectors.ts'
export { isOfCategory } from './imports/import.setup.ts'
export { decimalIn, photosField, readingsOf } from './imports/import-columns.domain.ts'
export type {
  CategoryChoice,
  ImportDetails,
  ImportField,
  Mapped,
  Mistake,
  UnmappedCategory,
} from './imports/import-details.domain.ts'
export { locationOfDrafts, mayHaveDrafts } from './imports/import-drafts.domain.ts'
export type { ImportDraftsActor } from './imports/import-drafts.machine.ts'
export { selectImportDrafts } from './imports/import-drafts.selectors.ts'
export type { Difference, ImportRow, SoldValue } from './imports/import-rows.domain.ts'
export {
  type ImportStep,
  importSteps,
  isLink,
  isUnfinished,
  locationOfImport,
  mayCancel,
  writtenRows,
} from './imports/import-steps.domain.ts'
export {
  type ImportCounts,
  type ImportStatus,
  type ImportType,
  importCounts,
  importTypes,
  type PriceImport,
} from './imports/imports.domain.ts'
export type { ImportsPort } from './imports/imports.port.ts'
export {
  hasSecret,
  type Integration,
  type IntegrationKind,
  integrationKinds,
  isOfMarket,
  isUnsigned,
} from './integrations/integrations.domain.ts'
export { type Intent, type IntentKind, intentKinds, intentSteps, type Transaction } from './intents/intents.domain.ts'
export type { FormLockEvent, IntentsPort, JournalPort, LockPort, MoneyLockEvent } from './intents/intents.port.ts'
export { describedBy, markOf } from './intents/mark.domain.ts'
export type { ReconcilerActor } from './intents/reconciler.machine.ts'
export {
  type Operation,
  type Operations,
  sameOperations,
  selectOperationCopy,
  selectOperations,
} from './intents/reconciler.selectors.ts'
export {
  type Href,
  isFollowable,
  type SafeAddress,
  shownImage,
  shownPreview,
} from './kernel/address.ts'
export type { FeatureEvent, ToastVariant } from './kernel/app-ref.ts'
export type { ClockPort } from './kernel/clock.ts'
export { type Failure, type FieldTexts, PortError, type ServerText, toFailure } from './kernel/failure.ts'
export type { IdsPort } from './kernel/ids.ts'
export type { Message, MessageKey, MessageValues } from './kernel/message.ts'
export { messagesOf } from './kernel/message.ts'
export { type Kopecks, kopecks, parseHryvnias, toHryvnias } from './kernel/money.ts'
export type { Abort, Listen } from './kernel/port.ts'
export {
  type AuthRouteName,
  isAuthRoute,
  type Location,
  type PanelRouteName,
  type PlainRouteName,
  pathOf,
  type RouteName,
  type RouteTitle,
  requiresSubscription,
  routeNames,
  routeOf,
  routes,
} from './kernel/routes.ts'
export { isAlike } from './kernel/same.ts'
export { unknownEventIn } from './kernel/unknown-event.ts'
export { entryOf, isAmong, textOf, type UnknownWord, type Word } from './kernel/word.ts'
export {
  type BulkFailure,
  type BulkPreview,
  type BulkResult,
  refusedIn,
  toldOf,
} from './kit/bulk/bulk.domain.ts'
export type { BulkActor } from './kit/bulk/bulk.machine.ts'
export { type BulkView, selectBulk } from './kit/bulk/bulk.selectors.ts'
export type { Edit } from './kit/cells/cells.domain.ts'
export type { CellsActor } from './kit/cells/cells.machine.ts'
export { type CellView, sameCell, selectCell, selectRow } from './kit/cells/cells.selectors.ts'
export type { CommandActor } from './kit/command/command.machine.ts'
export { type CommandView, selectCommand } from './kit/command/command.selectors.ts'
export type { CopyActor } from './kit/copy/copy.machine.ts'
export type { ClipboardPort } from './kit/copy/copy.port.ts'
export { type Neighbours, neighboursOf } from './kit/drawer/neighbours.domain.ts'
export { amountText } from './kit/form/amount.domain.ts'
export { offeredIn } from './kit/form/choice-fields.domain.ts'
export { duplicatesIn, type Entry, entriesIn, tidied, withMovedLine } from './kit/form/entry-fields.domain.ts'
export type { FieldError } from './kit/form/fields.domain.ts'
export { type FormView, selectForm } from './kit/form/form.selectors.ts'
export { fieldAt, hashOfMend } from './kit/form/mend.domain.ts'
export { type Option, pickOf } from './kit/form/options.domain.ts'
export type { OptionsActor } from './kit/form/options.machine.ts'
export { type OptionsView, sameOptions, selectOptions } from './kit/form/options.selectors.ts'
export { areSeveralCells, isBlock, pasteMistake } from './kit/form/pasted.domain.ts'
export { moved, movedTo, type Picked } from './kit/form/pick-fields.domain.ts'
export type { Quantity } from './kit/form/quantity-fields.domain.ts'
export type { QuestionActor } from './kit/form/question.machine.ts'
export { type AnswerView, sameAnswer, selectAnswer } from './kit/form/question.selectors.ts'
export { type AnyValues, type FieldStates, isShown } from './kit/form/record.domain.ts'
export type { Field } from './kit/form/record-fields.domain.ts'
export { type RecordFormView, selectRecordForm } from './kit/form/record-form.selectors.ts'
export type { RecordFormActor, RecordFormEvent } from './kit/form/record-form.setup.ts'
export { dayAfter, type Hours, kyivDayAt, roundTheClock, type Week } from './kit/form/time-fields.domain.ts'
export type { GridActor } from './kit/grid/grid.machine.ts'
export {
  gridCells,
  gridOptions,
  gridUndo,
  type SelectionView,
  selectBulkActions,
  selectCounts,
  selectGridBulk,
  selectIsPicked,
  selectSelection,
} from './kit/grid/grid.selectors.ts'
export type { FailureGroup, Refused } from './kit/job/failures.domain.ts'
export type { Job } from './kit/job/job.domain.ts'
export { jobAt, locationOfJob } from './kit/job/job.domain.ts'
export type { JobsPort } from './kit/job/job.port.ts'
export type { JobDialogActor } from './kit/job/job-dialog.machine.ts'
export {
  type JobDialogDetails,
  type JobDialogView,
  jobDialogIn,
  selectIsJobOpen,
  selectJobDialog,
} from './kit/job/job-dialog.selectors.ts'
export type { JobsActor } from './kit/job/jobs.machine.ts'
export {
  type JobRow,
  type JobsView,
  selectHasJobs,
  selectIsJobSaving,
  selectJobs,
  selectJobsLocation,
  selectOtherFile,
} from './kit/job/jobs.selectors.ts'
export { csvOf, type TableCell } from './kit/list/csv.domain.ts'
export type { ExportActor } from './kit/list/export.machine.ts'
export { isSameExport, selectExport } from './kit/list/export.selectors.ts'
export { type Range, rangeMistake } from './kit/list/filters.domain.ts'
export { type ListPage, type ListQuery, type ListRow, type ListRules, pagesOnly } from './kit/list/list.domain.ts'
export type { FilesPort, TableFile, TableFormat } from './kit/list/list.port.ts'
export {
  type ListView,
  listExport,
  type Pager,
  selectFound,
  selectList,
  selectWaiting,
} from './kit/list/list.selectors.ts'
export type { ListActor } from './kit/list/list.setup.ts'
export { type Codec, type Codecs, narrows, type Period } from './kit/list/query.domain.ts'
export { selectSearch } from './kit/list/search.selectors.ts'
export type { LoadActor } from './kit/load/load.machine.ts'
export { selectLoad } from './kit/load/load.selectors.ts'
export type { BesideActor } from './kit/section/beside.machine.ts'
export { locationOfCommand, locationOfRecord, openIn } from './kit/section/open-record.domain.ts'
export { mayOrder, moveOnto } from './kit/section/order.domain.ts'
export type { RecordPageActor } from './kit/section/record-page.setup.ts'
export {
  type AnySection,
  type BulkIn,
  type CellIn,
  type CommandIn,
  defineSection,
  type QueryIn,
  type RowOf,
  type ValuesIn,
} from './kit/section/section.domain.ts'
export {
  nextOn,
  optionsOf,
  questionIn,
  sectionBeside,
  sectionGrid,
  sectionList,
  sectionViews,
  selectNeighbours,
  selectPageBeside,
  selectPageCopy,
  selectSectionCommand,
  selectSectionForm,
} from './kit/section/section.selectors.ts'
export type { SectionActor } from './kit/section/section.setup.ts'
export { offersAlong } from './kit/section/section-along.ts'
export { toggleOf } from './kit/section/toggle.domain.ts'
export type { EditStep, OfferedStep } from './kit/undo/undo.domain.ts'
export type { UndoActor } from './kit/undo/undo.machine.ts'
export { selectUndo } from './kit/undo/undo.selectors.ts'
export { type ChosenFile, chosenFile } from './kit/upload/upload.domain.ts'
export type { UploadActor } from './kit/upload/upload.machine.ts'
export type { UploadFile, UploadPortEvent } from './kit/upload/upload.port.ts'
export { selectProgress } from './kit/upload/upload.selectors.ts'
export { isShownView, mayPin, pinnedOf, type SavedView, searchOfView, shownColumns } from './kit/views/views.domain.ts'
export { columnsOf, type ViewsActor } from './kit/views/views.machine.ts'
export type { LeaveGuardActor } from './leave-guard/leave-guard.machine.ts'
export { selectLeaveGuard } from './leave-guard/leave-guard.selectors.ts'
export { breadcrumbOf, type Crumb, crumbsOver } from './navigation/breadcrumb.domain.ts'
export { isAdminArea, locationOf, titleOf } from './navigation/navigation.domain.ts'
export type { AddressEvent, NavigationPort } from './navigation/navigation.port.ts'
export { type PageTabs, type TabRoute, tabGroups, tabsOf } from './navigation/tabs.domain.ts'
export {
  type Channel,
  channels,
  type NotificationSettings,
  type SwitchName,
  switchNames,
  type Topic,
} from './notification-settings/notification-settings.domain.ts'
export type { NotificationSettingsActor } from './notification-settings/notification-settings.machine.ts'
export type { NotificationSettingsPort } from './notification-settings/notification-settings.port.ts'
export {
  type ChannelView,
  type NotificationSettingsView,
  selectNotificationSettings,
} from './notification-settings/notification-settings.selectors.ts'
export type { Change } from './notifications/changes.domain.ts'
export type { FeedActor, FeedEvent } from './notifications/feed.machine.ts'
export { linkTo } from './notifications/link.domain.ts'
export {
  locationOfType,
  type Notification,
  type NotificationPage,
  type NotificationQuery,
  type NotificationType,
  notificationFilters,
  notificationSettings,
  notificationTypes,
} from './notifications/notifications.domain.ts'
export type { NotificationsActor } from './notifications/notifications.machine.ts'
export type { NotificationsPort, PagePort } from './notifications/notifications.port.ts'
export {
  type FeedView,
  type More,
  selectFeed,
  selectNewCount,
  type Undo,
} from './notifications/notifications.selectors.ts'
export type { UnreadActor } from './notifications/unread.machine.ts'
export type { Shown } from './notifications/view.domain.ts'
export type { Prompt } from './onboarding/onboarding.domain.ts'
export type { OnboardingActor } from './onboarding/onboarding.machine.ts'
export {
  selectManagerForm,
  selectPrompt,
  selectStoreName,
  selectStoreNameForm,
} from './onboarding/onboarding.selectors.ts'
export type { StoreNameActor } from './onboarding/store-name.machine.ts'
export { copyBesideOrder, type OneOrderActor } from './orders/one-order.machine.ts'
export { type NextStep, type OneOrderView, selectOneOrder } from './orders/one-order.selectors.ts'
export { type OrderClockActor, orderCopyIn, pickListIn, selectNow } from './orders/order-clock.machine.ts'
export type { OrderDetails } from './orders/order-details.domain.ts'
export { ordersWith } from './orders/order-search.domain.ts'
export { hasParcel, mayChange, orderPathOf } from './orders/order-steps.domain.ts'
export { hasLimit, limitOf, urgencyOf } from './orders/order-time.domain.ts'
export { type TtnQuote, ttnNoteAt } from './orders/order-waybill.domain.ts'
export type { Order, OrderStatus } from './orders/orders.domain.ts'
export type { PickList } from './orders/pick-list.domain.ts'
export type { PickListActor } from './orders/pick-list.machine.ts'
export type { PickListPort } from './orders/pick-list.port.ts'
export { selectPickList } from './orders/pick-list.selectors.ts'
export { limitMistakes } from './parcels/branch-limits.domain.ts'
export { firstKey } from './parcels/first-parts.domain.ts'
export { type BuyerView, buyerViewOf } from './payment-methods-methods/buyer-view.domain.ts'
export type { Settlement } from './payment-methods-methods/fee.domain.ts'
export {
  blockedElsewhere,
  type PaymentMethod,
  refusedKeysAt,
  unblockedAt,
} from './payment-methods-methods/methods.domain.ts'
export { mayTest } from './payment-methods-methods/test-payment.domain.ts'
export type { TestPaymentActor } from './payment-methods-methods/test-payment.machine.ts'
export type { TestPaymentPort } from './payment-methods-methods/test-payment.port.ts'
export { selectTestPayment } from './payment-methods-methods/test-payment.selectors.ts'
export type { PayoutFormActor } from './payouts/payout-form.machine.ts'
export type { PayoutRequestActor } from './payouts/payout-request.machine.ts'
export {
  type Account,
  type PayoutDialog,
  type PayoutFormView,
  selectPayoutDialog,
  selectPayoutForm,
} from './payouts/payout-request.selectors.ts'
export type { PayoutSendingActor } from './payouts/payout-sending.machine.ts'
export {
  mayBeCancelled,
  type Payout,
  type PayoutPage,
  type PayoutPreview,
  type PayoutQuery,
  type PayoutStatus,
  type PayoutTotals,
  payoutQuery,
  payoutRules,
  payoutStatuses,
} from './payouts/payouts.domain.ts'
export type { PayoutListActor, PayoutsActor } from './payouts/payouts.machine.ts'
export type { PayoutsPort } from './payouts/payouts.port.ts'
export {
  type PayoutsDialog,
  type PayoutsView,
  payoutList,
  samePayouts,
  selectPayouts,
} from './payouts/payouts.selectors.ts'
export type { PreferencesActor } from './preferences/preferences.machine.ts'
export {
  type PreferencesDialog,
  type PreferencesView,
  preferencesParts,
  samePreferences,
  selectIsTwoFactorWanted,
  selectPreferences,
} from './preferences/preferences.selectors.ts'
export { type CreatedActor, editorOf } from './product-created/created.machine.ts'
export { type CreatedView, sameCreated, selectCreated } from './product-created/created.selectors.ts'
export { type Brand, type BrandStatus, proposableBrand } from './product-editor/brand.domain.ts'
export type { BrandActor } from './product-editor/brand.machine.ts'
export { type BrandView, selectBrand } from './product-editor/brand.selectors.ts'
export { addable, addressesIn, type TypedAddress } from './product-editor/picture-addresses.domain.ts'
export type { PictureAddressesActor } from './product-editor/picture-addresses.machine.ts'
export { mostPictures, type Picture, type PictureState } from './product-editor/pictures.domain.ts'
export {
  type AttributeValue,
  type AttributeValues,
  type CategoryChange,
  furtherGroups,
  valuesQueryOf,
} from './product-editor/product-attributes.domain.ts'
export { sameCard, sameFields } from './product-editor/product-card.selectors.ts'
export type { ProductEditorActor } from './product-editor/product-editor.machine.ts'
export type { ProductEditorPort, StoredProduct } from './product-editor/product-editor.port.ts'
export { type ProductEditorView, selectProductEditor } from './product-editor/product-editor.selectors.ts'
export type { ProductFormActor } from './product-editor/product-editor.setup.ts'
export {
  type EditedProduct,
  ofVariants,
  type ProductField,
  type ProductValues,
  productFields,
} from './product-editor/product-form.domain.ts'
export { type ProductFormView, selectProductForm } from './product-editor/product-form.selectors.ts'
export type { ProductImagesActor } from './product-editor/product-images.machine.ts'
export {
  isLogOrigin,
  type LogField,
  type LogOrigin,
  type LogSubject,
  type LogValue,
} from './product-editor/product-log.domain.ts'
export type { ProductLogActor } from './product-editor/product-log.machine.ts'
export { type ProductLogView, selectProductLog } from './product-editor/product-log.selectors.ts'
export { markOfScreen, type StepMark } from './product-editor/product-marks.domain.ts'
export { type CheckState, isRemarkable, type ProductCard, productCards } from './product-editor/product-page.domain.ts'
export { productEditorParts } from './product-editor/product-parts.selectors.ts'
export { type BuyerAttribute, offeredPrice, selectBuyerAttributes } from './product-editor/product-preview.selectors.ts'
export { neededIn, needsCard, type Problem } from './product-editor/product-problems.domain.ts'
export type { Quality, QualityCriterion } from './product-editor/product-quality.domain.ts'
export { selectProductReasons } from './product-editor/product-reasons.selectors.ts'
export type { StatusCommand } from './product-editor/product-status.domain.ts'
export {
  headingOf,
  nextStep,
  type ProductScreen,
  type ProductStep,
  productScreenNames,
  productScreens,
  screenOfStep,
  stepOf as stepOfPath,
} from './product-editor/product-steps.domain.ts'
export type { ProductVariantsActor } from './product-editor/product-variants.machine.ts'
export { valueTitle } from './product-editor/value-names.domain.ts'
export { twinRows } from './product-editor/variant-twins.domain.ts'
export {
  type Axis,
  combinationCount,
  keyOf,
  type Matrix,
  mostAxes,
  mostVariants,
  type Variant,
  type VariantColumn,
  variantColumns,
  variantTitle,
} from './product-editor/variants.domain.ts'
export { type Going, goingIn, heldIn } from './product-editor/variants-held.domain.ts'
export type { PastedCell } from './product-editor/variants-paste.domain.ts'
export { allRows, areChosen, chosenRows, rowsWith } from './product-editor/variants-selection.domain.ts'
export {
  type Availability,
  availabilities,
  type Product,
  type ProductModeration,
  type ProductProblem,
  type ProductStatus,
  type ProductTab,
  productProblems,
  productStatuses,
  productTabs,
} from './products/products.domain.ts'
export {
  type AdvertisedProduct,
  type Promotion,
  type PromotionStatus,
  spendingLocation,
  spentPart,
} from './promotion/promotion.domain.ts'
export { messageOfLine, type ReadinessLine, type Subject, subjectOf, type Urgency } from './readiness/line.domain.ts'
export { type JudgedProduct, ownReasons, type ProductLine, type ProductReason } from './readiness/own.domain.ts'
export type { WhyNotSelling as WhyNotSellingLines } from './readiness/product.domain.ts'
export type { ReadinessPort } from './readiness/readiness.port.ts'
export type { WhyActor } from './readiness/why.machine.ts'
export { selectCommonReasons, selectWhyNotSelling } from './readiness/why.selectors.ts'
export type { ConnectionEvent, RealtimePort } from './realtime/realtime.port.ts'
export { type ConnectionState, selectConnectionState } from './realtime/realtime.selectors.ts'
export {
  awaitedOn,
  type Referral,
  type ReferralStatus,
  type ReferralSummary,
  sharesOf,
} from './referrals/referrals.domain.ts'
export type { ReferralsPort } from './referrals/referrals.port.ts'
export {
  type ReferralsHead,
  selectReferralsCopy,
  selectReferralsHead,
  selectWithdrawal,
  selectWithdrawalView,
  type WithdrawalView,
} from './referrals/referrals.selectors.ts'
export type { ReferralsBesideActor } from './referrals/referrals-beside.machine.ts'
export type { WithdrawalActor } from './referrals/withdrawal.machine.ts'
export type { Release } from './releases/releases.domain.ts'
export type { ReleasesActor } from './releases/releases.machine.ts'
export { selectIsUpdateOffered, selectIsUpdating, selectRelease } from './releases/releases.selectors.ts'
export { placeholders } from './reply-templates/placeholders.domain.ts'
export {
  longestText,
  mostTemplates,
  type Template as ReplyTemplate,
  withTemplate,
} from './reply-templates/reply-templates.domain.ts'
export type { TemplatesActor, TemplatesFormActor } from './reply-templates/reply-templates.machine.ts'
export type { ReplyTemplatesPort } from './reply-templates/reply-templates.port.ts'
export { selectTemplates } from './reply-templates/reply-templates.selectors.ts'
export { type Bank, type BankView, bankViewOf, type KnownBank } from './requisites/bank.domain.ts'
export { contactsIn } from './reviews/contacts.domain.ts'
export type { ReviewBesideActor } from './reviews/review-beside.machine.ts'
export {
  factsOfReview,
  type Review,
  type ReviewMark,
  type ReviewSummary,
  reviewMarkOf,
} from './reviews/reviews.domain.ts'
export type { ReviewsPort } from './reviews/reviews.port.ts'
export { selectPhoto, templatesBeside } from './reviews/reviews.selectors.ts'
export type { ConfirmationActor } from './session/confirmation.machine.ts'
export type { LoginActor } from './session/login.machine.ts'
export type { PasswordActor } from './session/password.machine.ts'
export type { RecoveryActor } from './session/recovery.machine.ts'
export type { RecoveryRequestActor } from './session/recovery-request.machine.ts'
export {
  maskedKey,
  type Recovery,
  type Registration,
  type Session,
  type Supplier,
  type SupplierPatch,
} from './session/session.domain.ts'
export type { SessionEvent, SessionPort, SessionStorePort } from './session/session.port.ts'
export { selectTelephoneForm } from './session/session.selectors.ts'
export type { SignupActor } from './session/signup.machine.ts'
export type { SignupText } from './session/signup.setup.ts'
export {
  type ConfirmationForm,
  type PasswordForm,
  type RecoveryForm,
  type SignupForm,
  selectConfirmationForm,
  selectPasswordForm,
  selectRecoveryForm,
  selectSignupForm,
} from './session/steps.selectors.ts'
export { readableTelephone } from './session/telephone.domain.ts'
export {
  type Setup,
  type SetupStep,
  type SetupSteps,
  setupSteps,
  setupTarget,
  stepsOf,
} from './setup/setup.domain.ts'
export type { SetupActor } from './setup/setup.machine.ts'
export type { SetupCachePort, SetupPort } from './setup/setup.port.ts'
export { type SetupView, selectSetup } from './setup/setup.selectors.ts'
export { bannerOf, type PanelBanner } from './shell/banner.domain.ts'
export { isSearchable, listsWith, type Recent, soughtIn, type Thing, type ThingKind } from './shell/finder.domain.ts'
export { type FinderView, nothingFound, selectThings } from './shell/finder.selectors.ts'
export {
  goKeys,
  goStep,
  linkOf,
  matching,
  type ShellDialog,
  type SidebarGroup,
  type SidebarItem,
  type SidebarLabel,
  sidebar,
} from './shell/shell.domain.ts'
export type { ShellActor } from './shell/shell.machine.ts'
export { finderIn, type ShellView, selectShell } from './shell/shell.selectors.ts'
export {
  hasLabels,
  type ShelfLabelsActor,
  selectPrintedShelves,
} from './shelvings/shelf-labels.machine.ts'
export {
  type Breakdown,
  type BreakdownRow,
  type Bucket,
  changeOf,
  type Figure,
  type Indicator,
  type Series,
  stepOf,
  toneOf,
  type Unit,
} from './statistics/statistics.domain.ts'
export type { StatisticsActor } from './statistics/statistics.machine.ts'
export type { StatisticsPort } from './statistics/statistics.port.ts'
export { type BlockView, type StatisticsView, statisticsOf } from './statistics/statistics.selectors.ts'
export {
  type Grouping,
  groupings,
  type Metric,
  type Preset,
  presetChosen,
  presets,
} from './statistics/statistics-query.domain.ts'
export type { StoreSwitchActor } from './store-switch/store-switch.machine.ts'
export { type StoreChoice, selectStoreSwitch } from './store-switch/store-switch.selectors.ts'
export type { Holiday } from './stores/holidays.domain.ts'
export type { StoreBesideActor } from './stores/store-beside.machine.ts'
export { selectStoreBeside } from './stores/store-beside.selectors.ts'
export type { StoreCopyActor } from './stores/store-copy.machine.ts'
export { type CopyLine, type StoreCopyView, selectStoreCopy } from './stores/store-copy.selectors.ts'
export { objectionMendedAt } from './stores/store-review.domain.ts'
export { announcedPause, type HidingStatus, hiddenBy, mendedAt } from './stores/stores.domain.ts'
export type { Feed } from './stores/stores.port.ts'
export type { Funds } from './subscription/subscription.domain.ts'
export type { SubscriptionActor } from './subscription/subscription.machine.ts'
export { type Bill, type Paywall, type PaywallNote, selectPaywall } from './subscription/subscription.selectors.ts'
export type { Prevention } from './subscription/subscription.setup.ts'
export type { LinkActor } from './telegram/link.machine.ts'
export type { ManagerActor } from './telegram/manager.machine.ts'
export { deepLink } from './telegram/telegram.domain.ts'
export { selectLink, selectManager } from './telegram/telegram.selectors.ts'
export type { Toast } from './toasts/toasts.domain.ts'
export type { ToastsActor } from './toasts/toasts.machine.ts'
export { selectOpenToasts } from './toasts/toasts.selectors.ts'
