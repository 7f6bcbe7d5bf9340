import { css, sva } from 'styled-system/css'

/** Twelve columns on wide screens; one on phones and tablets. */
export const figuresBoard = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(12, minmax(0, 1fr))' },
  alignItems: 'start',
  '& > *': { gridColumn: { xl: 'span 12' }, minWidth: '0' },
  '& > [data-span=main]': { gridColumn: { xl: 'span 7' } },
  '& > [data-span=aside]': { gridColumn: { xl: 'span 5' } },
})

export const bar = sva({
  slots: ['root', 'chips', 'days', 'end', 'note'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
    // On phones the chips scroll.
    chips: {
      maxWidth: 'full',
      overflowX: 'auto',
      '& > fieldset > div': { flexWrap: { base: 'nowrap', md: 'wrap' }, width: { base: 'max', md: 'auto' } },
      '& legend': { srOnly: true },
    },
    days: { display: 'flex', flexWrap: 'wrap', gap: '3', flexBasis: 'full', '& > *': { maxWidth: '48' } },
    end: { color: 'fg.subtle', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
    note: { flexBasis: 'full', color: 'warning.fg', textStyle: 'caption' },
  },
})

export const tiles = sva({
  slots: ['list', 'tile', 'choice', 'name', 'figure', 'foot', 'change', 'former', 'spark', 'link'],
  base: {
    list: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      // The first of seven figures is as wide as two.
      '& > :first-child': { gridColumn: 'span 2' },
      opacity: 1,
      transition: 'opacity {durations.fade}',
      '&[data-stale]': { opacity: 0.55 },
    },
    tile: { position: 'relative', minWidth: '0' },
    choice: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'start',
      columnGap: '2',
      rowGap: '1',
      width: 'full',
      height: 'full',
      minHeight: '24',
      padding: '3',
      textAlign: 'start',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      cursor: 'pointer',
      _hover: { borderColor: 'border.strong' },
      '&[aria-pressed=true]': { borderColor: 'wheat.solid', boxShadow: 'inset 0 0 0 1px {colors.wheat.solid}' },
    },
    name: { gridColumn: '1 / -1', paddingInlineEnd: '7', color: 'fg.muted', textStyle: 'caption' },
    figure: {
      gridColumn: '1 / -1',
      fontSize: { base: '1.125rem', xl: '1.25rem' },
      lineHeight: '1.75rem',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      '&[data-unknown]': { color: 'fg.subtle', fontWeight: 'normal' },
    },
    foot: { display: 'flex', flexWrap: 'wrap', columnGap: '2', textStyle: 'caption', minHeight: '5' },
    change: {
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.muted',
      '&[data-tone=good]': { color: 'success.fg' },
      '&[data-tone=bad]': { color: 'danger.fg' },
    },
    former: { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    spark: {
      alignSelf: 'end',
      display: { base: 'none', sm: 'block' },
      width: '20',
      height: '6',
      fill: 'none',
      stroke: 'chart.line',
      strokeWidth: '1.5px',
      _highContrast: { stroke: 'CanvasText' },
    },
    link: {
      position: 'absolute',
      top: '1',
      insetInlineEnd: '1',
      '& > a': { display: 'grid', placeItems: 'center', width: '8', height: '8' },
    },
  },
})

export const chart = sva({
  slots: ['card', 'head', 'title', 'tools', 'readout', 'canvas', 'fill', 'legend', 'key', 'scroll', 'table', 'note'],
  base: {
    card: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      height: 'full',
      padding: { base: '4', md: '5' },
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    title: { textStyle: 'heading' },
    tools: { display: 'flex', gap: '2' },
    readout: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      minHeight: '6',
      color: 'fg.muted',
      textStyle: 'table',
      fontVariantNumeric: 'tabular-nums',
    },
    canvas: {
      position: 'relative',
      height: { base: '220px', md: '280px' },
      borderRadius: 'control',
      '&[data-stale]': { opacity: 0.55 },
    },
    fill: { position: 'absolute', inset: '0' },
    legend: { display: 'flex', flexWrap: 'wrap', gap: '4', color: 'fg.muted', textStyle: 'caption' },
    key: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      '&::before': {
        content: '""',
        width: '5',
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderColor: 'chart.line',
      },
      '&[data-former]::before': { borderTopStyle: 'dashed', borderColor: 'chart.former' },
    },
    scroll: { maxHeight: '20rem', overflowY: 'auto', borderRadius: 'control' },
    table: {
      width: 'full',
      textStyle: 'table',
      fontVariantNumeric: 'tabular-nums',
      '& th': { textAlign: 'start', fontWeight: 'medium', color: 'fg.muted' },
      '& td:first-child': { overflowWrap: 'anywhere' },
      '& td:not(:first-child)': { whiteSpace: 'nowrap', verticalAlign: 'top' },
      '& :is(th, td):last-child': { paddingInlineEnd: '0' },
      '& th, & td': {
        paddingBlock: '1.5',
        // On phones the longest name of a state fits in one line.
        paddingInlineEnd: { base: '2', md: '3' },
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
      },
      '& td:not(:first-child), & th:not(:first-child)': { textAlign: 'end' },
      '& tfoot th, & tfoot td': { fontWeight: 'semibold', color: 'fg.default' },
    },
    note: { color: 'fg.muted', textStyle: 'caption' },
  },
})

/** What is drawn in a chart. */
export const drawing = {
  plot: css({ display: 'block', overflow: 'visible' }),
  line: css({ fill: 'none', stroke: 'chart.line', strokeWidth: '2px', _highContrast: { stroke: 'Highlight' } }),
  former: css({
    fill: 'none',
    stroke: 'chart.former',
    strokeWidth: '1.5px',
    strokeDasharray: '4 4',
    _highContrast: { stroke: 'CanvasText' },
  }),
  area: css({ fill: 'chart.line', opacity: 0.08, _highContrast: { display: 'none' } }),
  grid: css({ '& line': { stroke: 'border.subtle', strokeWidth: '1px' } }),
  axis: css({
    '& text': { fill: 'fg.subtle', fontSize: '0.75rem', fontFamily: 'body' },
    _highContrast: { '& text': { fill: 'CanvasText' } },
  }),
  point: css({
    '& line': { stroke: 'border.strong', strokeWidth: '1px' },
    '& circle': { fill: 'chart.line', stroke: 'bg.surface', strokeWidth: '2px' },
    _highContrast: { '& circle': { fill: 'Highlight' } },
  }),
  partial: css({ stroke: 'chart.line', strokeWidth: '1px', opacity: 0.4 }),
}

export const share = sva({
  slots: ['root', 'bar', 'track', 'part'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.subtle', textStyle: 'caption' },
    bar: { flex: '1', width: '0', maxWidth: '24', height: '1.5' },
    track: { fill: 'bg.muted', _highContrast: { fill: 'Canvas', stroke: 'CanvasText' } },
    part: { fill: 'chart.line', _highContrast: { fill: 'Highlight' } },
  },
})
