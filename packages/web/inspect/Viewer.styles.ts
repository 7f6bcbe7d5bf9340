import { cva, sva } from 'styled-system/css'

export const viewer = sva({
  slots: ['page', 'header', 'title', 'source', 'actions', 'body', 'centre', 'side', 'panes', 'alert'],
  base: {
    page: { display: 'flex', flexDirection: 'column', height: 'screen', minWidth: '0' },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minHeight: 'topBar',
      px: '4',
      py: '2',
      bg: 'bg.surface',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
    },
    title: { textStyle: 'heading', display: 'flex', alignItems: 'center', gap: '2.5' },
    source: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      flex: '1',
      color: 'fg.muted',
      textStyle: 'table',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    alert: { px: '4', paddingTop: '3' },
    panes: { px: '4', paddingTop: '3', lg: { display: 'none' } },
    body: {
      flex: '1',
      minHeight: '0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      padding: '3',
      lg: { gridTemplateColumns: '15rem minmax(0, 1fr) 22.5rem' },
      '2xl': { gridTemplateColumns: '17rem minmax(0, 1fr) 28rem' },
    },
    centre: {
      display: 'contents',
      lg: {
        display: 'grid',
        gridTemplateRows: 'minmax(0, 3fr) minmax(0, 2fr)',
        gap: '3',
        minHeight: '0',
        minWidth: '0',
      },
    },
    side: {
      display: 'contents',
      lg: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridAutoRows: 'minmax(0, 1fr)',
        gap: '3',
        minHeight: '0',
        minWidth: '0',
        '&:has(iframe)': { gridTemplateRows: 'minmax(0, 3fr) minmax(0, 1fr)' },
      },
    },
  },
})

/** The frame with the replayed panel. */
export const panel = sva({
  slots: ['frame', 'empty'],
  base: {
    frame: { flex: '1', width: 'full', minHeight: '0', borderWidth: '0' },
    empty: { padding: '3', color: 'fg.muted', textStyle: 'table' },
  },
})

/** A part of the page. Small screens show one at a time. */
export const pane = cva({
  base: {
    flexDirection: 'column',
    minHeight: '0',
    minWidth: '0',
    overflow: 'hidden',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
  },
  variants: {
    shown: {
      always: { display: 'flex' },
      small: { display: 'flex', lg: { display: 'none' } },
      large: { display: 'none', lg: { display: 'flex' } },
      never: { display: 'none' },
    },
  },
})

export const paneHead = sva({
  slots: ['root', 'title', 'more'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '10',
      px: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    title: { textStyle: 'label', flex: '1', minWidth: '0', truncate: true },
    more: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', textStyle: 'caption' },
  },
})

/** Shows whether entries are being received. */
export const pulse = cva({
  base: { width: '2', height: '2', borderRadius: 'full', flexShrink: 0 },
  variants: {
    kind: {
      live: { bg: 'success.solid' },
      waiting: { bg: 'wheat.solid', animation: 'pulse' },
      reading: { bg: 'wheat.solid', animation: 'pulse' },
      replaying: { bg: 'accent.fg' },
      saved: { bg: 'accent.fg' },
      lost: { bg: 'danger.solid' },
    },
  },
})

/** A bar of options, of which one is selected. */
export const choice = sva({
  slots: ['root', 'legend', 'options', 'option', 'input'],
  base: {
    root: { minWidth: '0' },
    legend: { srOnly: true },
    options: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      gap: '0.5',
      padding: '0.5',
      bg: 'bg.muted',
      borderRadius: '8px',
    },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '6',
      minWidth: '6',
      px: '2',
      borderRadius: 'control',
      color: 'fg.muted',
      textStyle: 'captionStrong',
      cursor: 'pointer',
      _touch: { minHeight: '11', minWidth: '11' },
      _hover: { color: 'fg.default' },
      '&:has(input:checked)': { bg: 'bg.surface', color: 'fg.default', boxShadow: '0 0 0 1px {colors.border.strong}' },
      '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    input: { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit', margin: '0' },
  },
})
