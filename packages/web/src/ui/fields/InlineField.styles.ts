import { sva } from 'styled-system/css'

/** In a card, values follow each other without columns. */
const card = '@container (max-width: 39.99rem)'

export const inlineField = sva({
  slots: ['root', 'shown', 'control', 'message', 'scrim', 'sheet', 'sheetLabel', 'sheetButtons'],
  base: {
    root: { position: 'relative', display: 'inline-flex', flexDirection: 'column', maxWidth: 'full', minWidth: '0' },
    shown: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '8',
      // The margins take 1rem of it; what is left is wide enough for a finger.
      minWidth: '10',
      paddingInline: '2',
      marginInline: '-2',
      borderRadius: 'control',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'text',
      // A pencil in the padding, so that values stand in line with those that cannot be edited. It is drawn only where the
      // pointer or the focus is: an icon in every cell would be a fifth of all elements of a list.
      _after: {
        position: 'absolute',
        insetInlineEnd: '-1.5',
        width: '13px',
        height: '13px',
        bg: 'fg.subtle',
        maskImage: 'var(--pencil)',
        maskSize: 'contain',
        // A contrast theme would take the background away.
        '@media (forced-colors: active)': { bg: 'ButtonText', forcedColorAdjust: 'none' },
      },
      _hover: { bg: 'bg.muted', _after: { content: '""' } },
      _focusVisible: { _after: { content: '""' } },
      // In a card it reaches over the gaps between lines, which would otherwise double its height; the dotted line
      // stands for the pencil, which would take the room of a digit.
      [card]: { marginBlock: '-1' },
      _touch: {
        minHeight: '11',
        _after: { content: '""' },
        [card]: { marginBlock: '-2.5', textDecoration: 'underline dotted', _after: { display: 'none' } },
      },
      // A change that is being saved.
      '&[aria-busy]': { borderColor: 'accent.solid', borderRadius: '0' },
      '&[data-wrong]': { borderColor: 'danger.solid', borderRadius: '0' },
      // It keeps its place below the control, so that no column of the table changes its width.
      '&[data-covered]': { visibility: 'hidden' },
    },
    control: {
      position: 'absolute',
      top: '0',
      minWidth: 'calc(100% + {spacing.4})',
      minHeight: '8',
      paddingInline: '2',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      fontSize: { base: '0.8125rem', _touch: '1rem' },
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'inherit',
      borderWidth: '1px',
      borderColor: 'accent.solid',
      borderRadius: 'control',
      zIndex: '1',
      _touch: { minHeight: '11' },
      _invalid: { borderColor: 'danger.solid' },
      '&:is(select)': { paddingInlineEnd: '7' },
      '& option': { bg: 'bg.raised', color: 'fg.default' },
    },
    scrim: { position: 'fixed', inset: '0', zIndex: 'overlay', bg: 'bg.scrim' },
    // At the bottom of a phone, above its keyboard.
    sheet: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'overlay',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '4',
      paddingBottom: 'calc({spacing.4} + env(safe-area-inset-bottom))',
      bg: 'bg.raised',
      boxShadow: 'float',
      borderTopRadius: 'dialog',
      '& input, & select': { position: 'static', width: 'full', minHeight: '11', fontSize: '1rem' },
    },
    sheetLabel: { textStyle: 'label', overflowWrap: 'anywhere' },
    sheetButtons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
    message: {
      maxWidth: '11rem',
      marginTop: '1',
      color: 'danger.fg',
      textStyle: 'caption',
      whiteSpace: 'normal',
      textAlign: 'start',
      textWrap: 'pretty',
    },
  },
  variants: {
    align: {
      start: { control: { insetInlineStart: '-2' } },
      end: {
        shown: { '@container (min-width: 40rem)': { justifyContent: 'flex-end' } },
        control: { insetInlineEnd: '-2' },
      },
    },
  },
})
