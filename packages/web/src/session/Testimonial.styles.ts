import { sva } from 'styled-system/css'

export const testimonial = sva({
  slots: ['root', 'picture', 'furrow', 'far', 'sun', 'ear', 'figure', 'mark', 'quote', 'person', 'name', 'role'],
  base: {
    root: {
      position: 'relative',
      display: { base: 'none', _twoColumns: 'flex' },
      alignItems: 'center',
      overflow: 'hidden',
      bg: 'field.ground',
      color: 'field.fg',
      padding: '16',
    },
    picture: { position: 'absolute', inset: '0', width: 'full', height: 'full', pointerEvents: 'none' },
    furrow: { fill: 'none', stroke: 'field.muted', strokeWidth: '1.2', opacity: 0.16 },
    far: { fill: 'field.far' },
    sun: { fill: 'wheat.solid', opacity: 0.14 },
    ear: { fill: 'wheat.solid', opacity: 0.85 },
    figure: {
      position: 'relative',
      maxWidth: '34rem',
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      marginTop: '-24',
    },
    mark: { width: '10', height: '1', borderRadius: 'full', bg: 'wheat.solid' },
    quote: {
      fontSize: { base: '1.5rem', '2xl': '1.75rem' },
      lineHeight: { base: '2.125rem', '2xl': '2.5rem' },
      fontWeight: 'medium',
      letterSpacing: '-0.011em',
      textWrap: 'pretty',
    },
    person: { display: 'flex', flexDirection: 'column', gap: '0.5' },
    name: { textStyle: 'heading' },
    role: { color: 'field.muted' },
  },
})
