import { sva } from 'styled-system/css'

export const testimonial = sva({
  slots: ['root', 'figure', 'mark', 'quote', 'person', 'name', 'role'],
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
