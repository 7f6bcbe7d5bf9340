import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { ScenarioName } from '@supplier/test-fixtures/world/names'
import type { Page } from 'playwright/test'

/** A screen or dialog to check: `pnpm shots` takes screenshots of it, and axe checks it. */
export interface Look {
  readonly name: string
  readonly path: string
  /** The title of its page. */
  readonly title?: string
  readonly scenario?: ScenarioName
  readonly isSignedIn?: boolean
  /** Width in pixels, when it exists at one width only. */
  readonly width?: number
  readonly prepare?: (sandbox: Sandbox) => void
  /** Performed to make it visible. */
  readonly act?: (page: Page, sandbox: Sandbox) => Promise<void>
}
