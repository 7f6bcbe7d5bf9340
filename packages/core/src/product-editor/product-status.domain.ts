import type { Said } from '../kit/section/section-command.domain.ts'
import { mayHide, mayRestore, mayShow, mayWithdraw, type Product } from '../products/products.domain.ts'

type Judged = Pick<Product, 'status'>

/** The commands of the editor that change the status of a product, and which products they apply to. */
const rules = { show: mayShow, hide: mayHide, withdraw: mayWithdraw, restore: mayRestore } as const
export type StatusCommand = keyof typeof rules

/** What is said once they were carried out. */
export const statusSaid = {
  show: 'shown',
  hide: 'hidden',
  withdraw: 'withdrawn',
  restore: 'restored',
} as const satisfies Readonly<Record<StatusCommand, Said>>

export const statusCommandsOf = (product: Judged): readonly StatusCommand[] =>
  (Object.keys(rules) as StatusCommand[]).filter((name) => rules[name](product))

/** Whether a product shows that a command on it was carried out. */
export const isCarriedOut = (command: string, product: Judged | null): boolean =>
  product !== null && !(rules[command as StatusCommand]?.(product) ?? true)
