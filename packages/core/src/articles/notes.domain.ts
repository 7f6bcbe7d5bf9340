import { type ArticleType, articleTypes } from './articles.domain.ts'

/** An article got unsaved text, or has none any more. */
export interface WorkNoted {
  readonly type: 'edits.reported'
  readonly of: ArticleType
  readonly isUnsaved: boolean
}

/** A dialog of an article: the editor's own, or the one of other texts. */
interface ArticleDialog {
  readonly of: ArticleType
  readonly by: 'editor' | 'texts'
}

/** A dialog of an article was opened or closed. */
export interface DialogNoted extends ArticleDialog {
  readonly type: 'dialog.reported'
  readonly isOpen: boolean
}

/** Unsaved text and dialogs of all opened articles, including those that are not shown. */
export interface Notes {
  /** In the order of `articleTypes`. */
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

/** Whether the shown article has a dialog. Dialogs of hidden articles wait until their article is shown. */
export const isAsked = ({ dialogs, openType }: Notes & { readonly openType: ArticleType | null }): boolean =>
  dialogs.some(({ of }) => of === openType)
