import type { ScreenEvent } from '../kernel/screen.ts'
import type { ChosenFile } from '../kit/upload/upload.domain.ts'
import type { CategoryChoice, Mistake } from './import-details.domain.ts'
import type { ImportType } from './imports.domain.ts'

/** Everything that the page of an import hears. */
export type ImportEvent =
  | ScreenEvent
  | { type: 'type.chosen'; importType: ImportType }
  | { type: 'missing.chosen'; empties: boolean }
  | { type: 'url.typed'; url: string }
  | { type: 'file.chosen'; file: ChosenFile; name: string; size: number }
  | { type: 'upload.dropped' }
  | { type: 'link.submitted' }
  | { type: 'template.chosen' }
  | { type: 'options.changed'; options: Readonly<Record<string, string>> }
  | { type: 'column.mapped'; column: string; field: string | null }
  | { type: 'decimal.chosen'; decimal: string }
  | { type: 'category.chosen'; category: CategoryChoice | null }
  | { type: 'columns.confirmed' }
  | { type: 'columns.reopened' }
  | { type: 'categories.reopened' }
  | { type: 'category.mapped'; name: string; category: CategoryChoice | null }
  | { type: 'categories.confirmed' }
  | { type: 'mistake.opened'; mistake: Mistake }
  | { type: 'mistake.closed' }
  | { type: 'replacement.typed'; text: string }
  | { type: 'replacement.picked'; category: CategoryChoice | null }
  | { type: 'fix.confirmed' }
  | { type: 'start.chosen' }
  | { type: 'jump.accepted' }
  | { type: 'jump.declined' }
  | { type: 'command.chosen'; command: 'rollback' | 'cancel' | 'copy' }
  | { type: 'command.confirmed' }
  | { type: 'command.dropped' }
  | { type: 'retry.chosen' }
