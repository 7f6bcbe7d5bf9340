/** Who may show a dialog on an open screen. */
export const dialogTellers = ['screen', 'avatar', 'background', 'link'] as const
export type DialogTeller = (typeof dialogTellers)[number]

/** The open screen shows a dialog of its own, or does so no more. */
export interface DialogChanged {
  readonly type: 'dialog.changed'
  readonly by: DialogTeller
  readonly isOpen: boolean
}

/** Whose dialogs are open after such news, always in the same order. */
export const openAfter = (open: readonly DialogTeller[], { by, isOpen }: DialogChanged): readonly DialogTeller[] =>
  dialogTellers.filter((one) => (one === by ? isOpen : open.includes(one)))
