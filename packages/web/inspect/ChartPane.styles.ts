import { cva, sva } from 'styled-system/css'

export const chartLook = sva({
  slots: ['scroll', 'svg', 'way', 'head', 'labelGround', 'label', 'title', 'tag', 'tagText', 'line', 'start', 'rest'],
  base: {
    scroll: {
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      display: 'grid',
      placeItems: 'safe center',
      padding: '3',
      backgroundImage: 'radial-gradient({colors.border.subtle} 1px, transparent 1px)',
      backgroundSize: '16px 16px',
    },
    svg: { display: 'block', fontFamily: 'body' },
    way: { fill: 'none', stroke: 'border.strong', strokeWidth: '1.25' },
    head: { fill: 'border.strong' },
    labelGround: { fill: 'bg.surface', opacity: 0.92 },
    label: { fontSize: '12px', fill: 'fg.muted' },
    title: { fontSize: '13px', fontWeight: 'semibold', fill: 'fg.default' },
    tag: { fill: 'bg.muted' },
    tagText: { fontSize: '11px', fill: 'fg.muted' },
    line: { fontSize: '12px', fill: 'fg.muted' },
    start: { fill: 'fg.default' },
    rest: { padding: '6' },
  },
  variants: {
    fit: {
      true: {
        svg: { width: 'auto', height: 'auto', maxWidth: 'full', maxHeight: 'full' },
        scroll: { overflow: 'hidden' },
      },
      false: {},
    },
  },
})

export const stateBox = cva({
  base: {
    strokeWidth: '1',
    '[data-active] > &': { stroke: 'accent.fg', strokeWidth: '2' },
    // Of nested active states, only the innermost is highlighted.
    '[data-lit] > &': { fill: 'accent.subtle' },
  },
  variants: {
    kind: {
      atomic: { fill: 'bg.surface', stroke: 'border.strong' },
      final: { fill: 'bg.surface', stroke: 'border.strong' },
      history: { fill: 'bg.surface', stroke: 'border.strong', strokeDasharray: '3 3' },
      compound: { fill: 'bg.subtle', stroke: 'border.default' },
      parallel: { fill: 'bg.subtle', stroke: 'border.strong', strokeDasharray: '6 4' },
    },
  },
})
