/** On which screens a pane is visible. */
export type PaneShown = 'always' | 'small' | 'large' | 'never'
