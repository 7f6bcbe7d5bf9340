import type { Abort } from '../../kernel/port.ts'

export interface PrintPort {
  /** Prints what the page shows on its print sheet. Resolves when the supplier is done with it. */
  printPage(input: void, signal: Abort): Promise<void>
}
