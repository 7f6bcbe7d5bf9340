import { cva } from 'styled-system/css'

/** Which frame of index.html is visible: `boot.js` sets `data-frame` on the root element. */
export const part = cva({
  base: { display: 'none' },
  variants: {
    shows: {
      ukrainian: {
        ':is([data-frame=signIn], [data-frame=auth])[lang=uk] &': { display: 'block' },
        // Other pages of the sign-in area share the frame without the sign-in form; their own forms are rendered by the
        // app.
        '[data-frame=auth] & form': { visibility: 'hidden' },
      },
      english: {
        ':is([data-frame=signIn], [data-frame=auth])[lang=en] &': { display: 'block' },
        '[data-frame=auth] & form': { visibility: 'hidden' },
      },
      panel: { '[data-frame=panel] &': { display: 'block' } },
    },
  },
})
