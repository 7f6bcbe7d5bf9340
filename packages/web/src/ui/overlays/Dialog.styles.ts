import { sva } from 'styled-system/css'

/** Where the browser draws without a graphics processor. */
const slowly = '[data-drawing=slow] &'

export const dialog = sva({
  slots: [
    'backdrop',
    'positioner',
    'content',
    'head',
    'titles',
    'named',
    'title',
    'description',
    'close',
    'body',
    'foot',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      bg: 'bg.scrim',
      animation: 'fadeIn 150ms {easings.out}',
      _closed: { animation: 'fadeOut 150ms {easings.out} forwards' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'flex-start' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingTop: { base: '10', sm: '0' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: { base: 'calc(100dvh - 2.5rem)', sm: 'calc(100dvh - 3rem)' },
      marginBlock: { sm: 'auto' },
      marginInline: { sm: '4' },
      bg: 'bg.raised',
      boxShadow: 'float',
      borderTopRadius: 'dialog',
      borderBottomRadius: { base: 'none', sm: 'dialog' },
      outline: 'none',
      overflow: 'hidden',
      paddingBottom: { base: 'env(safe-area-inset-bottom)', sm: '0' },
      animation: { base: 'sheetUp 250ms {easings.out}', sm: 'fadeIn 150ms {easings.out}, slideUp 250ms {easings.out}' },
      _closed: {
        animation: {
          base: 'sheetDown 250ms {easings.out} forwards',
          sm: 'fadeOut 150ms {easings.out} forwards, slideDown 250ms {easings.out} forwards',
        },
      },
    },
    head: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingInline: { base: '4', sm: '6' },
      paddingTop: { base: '4', sm: '5' },
      paddingBottom: '2',
    },
    titles: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    named: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    title: { textStyle: 'dialogTitle', textWrap: 'balance' },
    description: { color: 'fg.muted' },
    close: { flexShrink: 0, marginBlock: '-1', marginInlineEnd: '-1.5' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Keep the label and the error of a focused field in sight.
      scrollPaddingBlock: '12',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '3',
      _last: { paddingBottom: { base: '4', sm: '6' } },
    },
    foot: {
      display: 'flex',
      // On a phone the main button, which comes last, stands above the others.
      flexWrap: { base: 'wrap-reverse', sm: 'wrap' },
      justifyContent: 'flex-end',
      gap: '2',
      '& > *': { flex: { base: '1 1 100%', sm: 'none' } },
      '&:has(> :nth-child(3)) > :not(:last-child)': { flexBasis: { base: '40%', sm: 'auto' } },
      paddingInline: { base: '4', sm: '6' },
      paddingTop: '3',
      paddingBottom: { base: '4', sm: '5' },
    },
  },
  variants: {
    size: {
      small: { content: { sm: { maxWidth: '28rem' } } },
      default: { content: { sm: { maxWidth: '812px' } } },
      medium: { content: { sm: { maxWidth: '42rem' } } },
      // A tree of 720 px with its lines.
      tree: { content: { sm: { maxWidth: '45rem' } } },
      large: { content: { sm: { maxWidth: '1184px' } } },
      // At the side of a wide page, so that what is behind stays in sight.
      side: {
        backdrop: { lg: { bg: 'transparent', backdropFilter: 'none' } },
        positioner: { justifyContent: { base: 'center', lg: 'flex-end' } },
        content: {
          maxWidth: { sm: '42rem', lg: '34rem' },
          height: { lg: '100dvh' },
          maxHeight: { lg: 'none' },
          marginBlock: { lg: '0' },
          marginInline: { lg: '0' },
          borderRadius: { lg: 'none' },
        },
      },
      wide: {
        backdrop: { lg: { bg: 'transparent', backdropFilter: 'none' } },
        positioner: { justifyContent: { base: 'center', lg: 'flex-end' } },
        content: {
          maxWidth: { sm: '42rem', lg: '40rem', '2xl': '48rem' },
          height: { lg: '100dvh' },
          maxHeight: { lg: 'none' },
          marginBlock: { lg: '0' },
          marginInline: { lg: '0' },
          borderRadius: { lg: 'none' },
        },
      },
      'full-screen': {
        positioner: { paddingTop: '0' },
        content: {
          height: '100dvh',
          maxHeight: 'none',
          marginInline: '0',
          marginBlock: '0',
          borderRadius: 'none',
          paddingTop: 'env(safe-area-inset-top)',
        },
      },
    },
    blur: {
      light: { backdrop: { backdropFilter: 'blur(2px)', [slowly]: { backdropFilter: 'none' } } },
      md: { backdrop: { backdropFilter: 'blur(12px)', [slowly]: { backdropFilter: 'none' } } },
    },
  },
})

export const drawer = sva({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'bg.scrim',
      animation: 'fadeIn 150ms {easings.out}',
      _closed: { animation: 'fadeOut 150ms {easings.out} forwards' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay' },
    content: {
      width: 'full',
      height: 'full',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: 'bg.surface',
      outline: 'none',
      animation: 'fadeIn 150ms {easings.out}',
      _closed: { animation: 'fadeOut 150ms {easings.out} forwards' },
    },
  },
})
