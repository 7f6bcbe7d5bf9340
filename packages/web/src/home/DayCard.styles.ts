import { css, sva } from 'styled-system/css'

export const day = css({ display: 'flex', flexDirection: 'column', gap: '4' })

export const dayCard = sva({
  slots: ['root', 'words', 'greeting', 'date', 'course', 'sum', 'caption', 'figure', 'change'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'flex-start',
      columnGap: '6',
      rowGap: '2',
      minHeight: { base: '32', md: '9.25rem' },
      paddingInline: { base: '4', md: '6' },
      paddingBlock: { base: '3', md: '5' },
      overflow: 'hidden',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'card',
      '& > *': { position: 'relative' },
    },
    words: { flex: '1', minWidth: { base: 'full', md: '0' } },
    greeting: { textStyle: 'pageTitle', overflowWrap: 'anywhere' },
    date: { color: 'fg.muted', textStyle: 'table' },
    course: {
      display: { base: 'none', lg: 'block' },
      flexShrink: '0',
      width: '13.75rem',
      height: '14',
      marginTop: '2',
      fill: 'none',
      stroke: 'wheat.solid',
      strokeWidth: '3px',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      '& > circle': { fill: 'wheat.solid', stroke: 'none' },
    },
    sum: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      textAlign: { base: 'start', md: 'end' },
    },
    caption: { textStyle: 'caps', color: 'fg.muted' },
    figure: { textStyle: 'figure', overflowWrap: 'anywhere' },
    change: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      justifyContent: { base: 'flex-start', md: 'flex-end' },
      color: 'fg.muted',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      '& > [data-tone]': { fontWeight: 'medium' },
      '& > [data-tone=good]': { color: 'success.fg' },
      '& > [data-tone=bad]': { color: 'danger.fg' },
    },
  },
})

export const landscape = sva({
  slots: ['root', 'light', 'far', 'near'],
  base: {
    root: {
      position: 'absolute !important',
      inset: '0',
      width: 'full',
      height: 'full',
      pointerEvents: 'none',
      _highContrast: { display: 'none' },
    },
    light: {
      fill: 'field.sun',
      '& > path': { fill: 'none', stroke: 'field.sun', strokeOpacity: 0.7 },
      '&[data-part=night]': { fill: 'field.paleNear' },
      // On a wide page it stands between the greeting and the figures.
      md: { transform: 'translateX(-15.5rem)' },
      _dark: { opacity: 0.9 },
    },
    far: { fill: 'field.pale' },
    near: { fill: 'field.paleNear' },
  },
})

export const dayTiles = sva({
  slots: ['list', 'tile', 'link', 'caption', 'figure', 'former'],
  base: {
    list: {
      display: 'grid',
      gap: { base: '3', md: '4' },
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    },
    tile: { minWidth: '0' },
    link: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      alignContent: 'flex-start',
      columnGap: '2.5',
      height: 'full',
      minHeight: '18',
      paddingBlock: '3',
      paddingInline: { base: '3', md: '4' },
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'card',
      'a&': { _hover: { borderColor: 'border.strong' } },
    },
    caption: { flexBasis: 'full', textStyle: 'caps', color: 'fg.muted' },
    figure: { textStyle: 'pageTitle', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    former: { color: 'fg.subtle', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
  },
})
