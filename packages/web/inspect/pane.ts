/** Where a pane is in sight. */
export type PaneShown = 'always' | 'small' | 'large' | 'never'
