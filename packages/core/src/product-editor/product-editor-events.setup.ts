import type { CategoryStep } from '../categories/categories.domain.ts'
import type { CategoryPicked } from '../categories/picker.domain.ts'
import type { ScreenEvent } from '../kernel/screen.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import type { RecordFormTold } from '../kit/form/record-form.setup.ts'
import type { BrandProposed } from './brand/brand.machine.ts'
import type * as steps from './form/product-steps.domain.ts'
import type { AddressesTaken } from './pictures/picture-addresses.machine.ts'
import type { PicturesChanged } from './pictures/product-images.setup.ts'
import type { StatusCommand } from './product-status.domain.ts'
import type { MatrixChanged } from './variants/product-variants.setup.ts'

/** Everything that the editor of a product hears. */
export type ProductEditorEvent =
  | ScreenEvent
  | RecordChanged
  | RecordFormTold
  | CategoryPicked
  | PicturesChanged
  | AddressesTaken
  | MatrixChanged
  | BrandProposed
  | { type: 'step.chosen'; step: steps.ProductStep }
  /** Opens the step of a value and focuses its field. */
  | { type: 'path.chosen'; path: string }
  /** Shows all attributes and leads to the first of those that were folded. */
  | { type: 'attributes.unfolded'; path: string }
  | { type: 'save.chosen' }
  | { type: 'check.chosen' }
  | { type: 'publish.chosen' }
  /** Publishes the product beside similar ones, or does not. */
  | { type: 'publish.confirmed' }
  | { type: 'publish.dismissed' }
  | { type: 'command.chosen'; command: StatusCommand }
  /** A value that a search found was chosen; its title is known only from there. */
  | { type: 'value.named'; attribute: string; value: CategoryStep }
  | { type: 'category.changing' }
  | { type: 'category.confirmed' }
  | { type: 'category.dismissed' }
  /** Shows the product as buyers see it, or no longer. */
  | { type: 'preview.opened' }
  | { type: 'preview.closed' }
  /** Opens the product before or after this one in the list from which it was opened. */
  | { type: 'neighbour.chosen'; id: string }
  | { type: 'log.opened' }
  | { type: 'log.dismissed' }
  /** The attributes, their values or their groups may have changed on the server. */
  | { type: 'attributes.outdated' }
  | { type: 'retry.chosen' }
  /** The form has ended: everything typed is saved, or there was nothing to save. */
  | { type: 'form.ended' }
