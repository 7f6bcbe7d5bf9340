import { sva } from 'styled-system/css'

export const alert = sva({
  slots: ['root', 'icon', 'body', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      px: '4',
      py: '3',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'card',
      color: 'fg.default',
    },
    icon: { flexShrink: 0, display: 'inline-flex', paddingTop: '1px' },
    body: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' },
    title: { textStyle: 'bodyStrong' },
    text: { color: 'fg.muted' },
    actions: { display: 'flex', alignItems: 'center', gap: '2', flexShrink: 0, flexWrap: 'wrap' },
  },
  variants: {
    tone: {
      info: { root: { bg: 'info.subtle' }, icon: { color: 'info.fg' } },
      success: { root: { bg: 'success.subtle' }, icon: { color: 'success.fg' } },
      warning: { root: { bg: 'warning.subtle' }, icon: { color: 'warning.fg' } },
      danger: { root: { bg: 'danger.subtle' }, icon: { color: 'danger.fg' } },
      neutral: { root: { bg: 'bg.surface', borderColor: 'border.default' }, icon: { color: 'fg.muted' } },
    },
    wide: {
      true: {
        root: { alignItems: { sm: 'center' }, flexDirection: { base: 'column', sm: 'row' } },
        // Phones have no room for the icon beside the text.
        icon: { display: { base: 'none', sm: 'inline-flex' } },
      },
      false: {},
    },
    /** One text with its actions beside it. */
    line: {
      true: {
        root: { alignItems: 'center', py: '1.5' },
        body: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
        title: { flex: '1 1 16rem', minWidth: '0' },
        text: { flex: '1 1 16rem', minWidth: '0' },
      },
      false: { actions: { paddingTop: '1.5' } },
    },
  },
})
