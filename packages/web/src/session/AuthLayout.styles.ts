import { sva } from 'styled-system/css'

export const authLayout = sva({
  slots: ['root', 'side', 'head', 'main', 'form'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', _twoColumns: 'minmax(30rem, 5fr) 6fr' },
      minHeight: 'screen',
      bg: 'bg.surface',
    },
    side: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', padding: 'page' },
    main: {
      flex: '1',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-start', sm: 'center' },
      paddingInline: 'page',
      paddingTop: { base: '4', sm: '0' },
      // Puts the form slightly above the middle, where people look first.
      paddingBottom: { base: '8', sm: '24' },
    },
    form: { width: 'full', maxWidth: 'form' },
  },
})
