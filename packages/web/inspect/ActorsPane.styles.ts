import { cva, sva } from 'styled-system/css'

export const tree = sva({
  slots: ['root', 'legend', 'options', 'option', 'input'],
  base: {
    root: { minWidth: '0', flex: '1', minHeight: '0', overflow: 'auto', padding: '1.5' },
    legend: { srOnly: true },
    options: { display: 'flex', flexDirection: 'column', gap: '0.5' },
    option: {
      position: 'relative',
      display: 'flex',
      alignItems: 'baseline',
      gap: '2',
      minHeight: '7',
      px: '2',
      py: '1',
      borderRadius: 'control',
      cursor: 'pointer',
      textStyle: 'table',
      _hover: { bg: 'bg.subtle' },
      _touch: { minHeight: '11' },
      '&:has(input:checked)': { bg: 'accent.subtle' },
      '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    },
    input: { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit', margin: '0' },
  },
})

export const actorName = cva({
  base: { whiteSpace: 'nowrap' },
  variants: {
    kind: { machine: { fontWeight: 'medium' }, other: { color: 'fg.muted' } },
    touched: {
      true: { textDecoration: 'underline', textDecorationColor: 'accent.fg', textUnderlineOffset: '3px' },
      false: {},
    },
  },
})

export const actorState = cva({
  base: {
    flex: '1',
    minWidth: '0',
    truncate: true,
    textStyle: 'caption',
    color: 'fg.muted',
    fontFamily: 'mono',
    textAlign: 'end',
  },
  variants: { status: { active: {}, ended: { color: 'fg.subtle' }, error: { color: 'danger.fg' } } },
})

export const indent = cva({
  base: { flexShrink: 0, alignSelf: 'stretch', borderRightWidth: '1px', borderColor: 'border.subtle' },
})
