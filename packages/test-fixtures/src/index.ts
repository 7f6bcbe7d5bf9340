export { authFault } from './board/control.ts'
export { type Called, type Caller, callerOf, seatOf, tokenOf } from './caller.ts'
export { type Clock, createClock } from './clock.ts'
export { assumptionsIn, type Broadcast, type Endpoint } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export { Fault, type FaultKind, faultKinds } from './faults/fault.ts'
export type { Faults } from './faults/rules.ts'
export { type HeaderData, headersFor, loopbackHeaders, readHeaderData } from './headers.ts'
export { hostileAnswers } from './hostile.ts'
export type { LoggedRequest } from './log.ts'
export type { Sockets } from './pusher/hub.ts'
export { pusherKey, signatureFor } from './pusher/signature.ts'
export { longRecording } from './recordings/long.ts'
export { replayedFlow } from './recordings/replayed-flow.ts'
export { playwrightOf } from './recordings/written-playwright.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export { type RunningServer, type ServerOptions, startServer } from './server.ts'
export { smsCode } from './world/codes.ts'
export { brokenInvariants } from './world/invariants.ts'
export { type InvoiceDeed, invoiceDeeds } from './world/invoices.ts'
export { moved, recorded } from './world/ledger.ts'
export { balanced, linesOf, type NewLine, posted } from './world/lines.ts'
export { isScenario, type ScenarioName, scenarioNames } from './world/names.ts'
export { withNotifications } from './world/notifications.ts'
export { planted, plantedIn, plantIn } from './world/planted.ts'
export { worldNamed } from './world/scenarios.ts'
export { newcomer, secondSupplier, seedPassword, seedSupplier, seedTime, worldOf } from './world/seeds.ts'
export type {
  BalanceLine,
  Invoice,
  LedgerEntry,
  Payout,
  PayoutStatus,
  Purse,
  Requisites,
  Supplier,
  World,
} from './world/world.ts'
