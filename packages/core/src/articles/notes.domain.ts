import { type ArticleType, articleTypes } from './articles.domain.ts'

/** Something is typed in an article and not saved, or no more. */
export interface WorkNoted {
  readonly type: 'work.noted'
  readonly of: ArticleType
  readonly isUnsaved: boolean
}

/** Something about an article is asked: by its editor, or about other texts that are looked at. */
interface ArticleDialog {
  readonly of: ArticleType
  readonly by: 'editor' | 'texts'
}

/** It is asked now, or no more. */
export interface DialogNoted extends ArticleDialog {
  readonly type: 'dialog.noted'
  readonly isOpen: boolean
}

/** What the screen notes of all articles that were opened, also of those that are not looked at. */
export interface Notes {
  /** In their own order. */
  readonly unsaved: readonly ArticleType[]
  readonly dialogs: readonly ArticleDialog[]
}

export const withWork = ({ unsaved }: Notes, { of, isUnsaved }: WorkNoted): Pick<Notes, 'unsaved'> => ({
  unsaved: articleTypes.filter((type) => (type === of ? isUnsaved : unsaved.includes(type))),
})

export const withDialog = ({ dialogs }: Notes, { of, by, isOpen }: DialogNoted): Pick<Notes, 'dialogs'> => {
  const others = dialogs.filter((one) => one.of !== of || one.by !== by)
  return { dialogs: isOpen ? [...others, { of, by }] : others }
}

/** Of an article that saves behind another one, nothing is shown before it is looked at. */
export const isAsked = ({ dialogs, openType }: Notes & { readonly openType: ArticleType | null }): boolean =>
  dialogs.some(({ of }) => of === openType)
